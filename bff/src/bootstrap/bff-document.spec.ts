import { describe, expect, it } from '@jest/globals';
import { committedDocument, currentDocument } from './bff-document.ts';

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
}

describe("the API's document", () => {
  it('is what the controllers make now; `npm run generate` writes it', async () => {
    expect(await committedDocument()).toBe(await currentDocument());
  });

  it('names every operation once and its problems', async () => {
    const { paths } = JSON.parse(await committedDocument()) as Document;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { responses } of operations) {
      const statuses = Object.keys(responses);
      expect(statuses.filter((status) => /^20[014]$/.test(status))).toHaveLength(1);
      expect(statuses).toEqual(expect.arrayContaining(['401', '403', '429']));
    }
  });
});
