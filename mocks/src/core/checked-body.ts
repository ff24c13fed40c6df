import { CoreContract } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId, CoreRequest } from '@simulador/contracts/api/core-request';
import { CoreRefusal } from './operation.ts';

const CONTRACT = new CoreContract();

export type BodyOf<Id extends CoreOperationId> = CoreRequest<Id> extends { body: infer Body } ? Body : never;

/** Returns the body if it is valid by core.yaml. @throws CoreRefusal that names the first invalid field */
export function checked<Id extends CoreOperationId>(id: Id, body: unknown): BodyOf<Id> {
  const [violation] = CONTRACT.bodyViolations(id, body);
  if (!violation) return body as BodyOf<Id>;
  throw new CoreRefusal(`El cuerpo no cumple core.yaml: ${violation.instancePath} ${violation.message}.`);
}
