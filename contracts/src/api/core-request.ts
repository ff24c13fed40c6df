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

interface Parts<Id extends CoreOperationId> {
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  headers: Parameters<Id, 'header'>;
  body: BodyOf<Id>;
}

/** Parts of a request, each if the operation has it. */
export type CoreRequest<Id extends CoreOperationId> = {
  [Part in keyof Parts<Id> as [Parts<Id>[Part]] extends [never] ? never : Part]: Parts<Id>[Part];
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
