/** Checks that each operation of the document has examples, and that they are as its schemas say. */
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { committedDocument } from '../src/bootstrap/document/bff-document.ts';

interface Content {
  readonly content?: Record<string, { readonly schema?: object; readonly example?: unknown }>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Record<string, Content>;
}
const text = await committedDocument();
const document = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe("an operation's examples in the document", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, inlineRefs: false });
  ajv.addSchema(JSON.parse(text) as object, 'bff');
  it.each(operations)(
    '$operationId has examples of its request and its success',
    ({ requestBody, responses }) => {
      const succeeded = Object.entries(responses).find(
        ([status]) => Number(status) < 300 && status !== '202',
      )?.[1];
      const contents = [requestBody?.content, succeeded?.content].flatMap((content) =>
        Object.entries(content ?? {}),
      );
      for (const [type, { schema, example }] of contents) {
        expect([type, example]).toEqual([type, expect.anything()]);
        const validate = ajv.compile(
          JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"bff#/')) as object,
        );
        expect([validate(example), validate.errors]).toEqual([true, null]);
      }
    },
  );
});
