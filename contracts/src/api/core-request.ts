/** Types of the requests and answers of the core's operations, from its document. */
import type { components, operations } from '../generated/core.ts';

export type CoreSchemas = components['schemas'];
export type CoreOperationId = keyof operations;

type Parameters<Id extends CoreOperationId, In extends string> = operations[Id] extends {
  parameters: Record<In, infer Values extends object>;
}
  ? Values
  : never;
type BodyOf<Id extends CoreOperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Parts of a request: `path` parameters, `query`, `headers` and `body`, each if the operation has it. */
export type CoreRequest<Id extends CoreOperationId> = {
  [
    Part in
      | ([Parameters<Id, 'path'>] extends [never] ? never : 'params')
      | ([Parameters<Id, 'query'>] extends [never] ? never : 'query')
      | ([Parameters<Id, 'header'>] extends [never] ? never : 'headers')
      | ([BodyOf<Id>] extends [never] ? never : 'body')
  ]: Part extends 'params'
    ? Parameters<Id, 'path'>
    : Part extends 'query'
      ? Parameters<Id, 'query'>
      : Part extends 'headers'
        ? Parameters<Id, 'header'>
        : BodyOf<Id>;
};

type Content<Id extends CoreOperationId> = operations[Id] extends {
  responses: { 200: { content: infer Contents } };
}
  ? Contents
  : never;

/** JSON value, or bytes of a document; unknown if the contract has no body. */
export type CoreAnswer<Id extends CoreOperationId> = [Content<Id>] extends [never]
  ? unknown
  : Content<Id> extends { 'application/json': infer Body }
    ? Body
    : Uint8Array;

/** Returns the path and query of a request: the operation's template with the values filled in. */
export function addressOf(
  template: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
