import { CoreContract } from '@simulador/contracts/api/core-contract';
import type { CoreRequest } from '@simulador/contracts/api/core-request';
import { CoreRefusal, type OperationId } from './operation.ts';

const CONTRACT = new CoreContract();

export type BodyOf<Id extends OperationId> = CoreRequest<Id> extends { body: infer Body } ? Body : never;

/** A body that is valid by core.yaml. @throws CoreRefusal that names the first invalid place */
export function checked<Id extends OperationId>(id: Id, body: unknown): BodyOf<Id> {
  const [violation] = CONTRACT.bodyViolations(id, body);
  if (!violation) return body as BodyOf<Id>;
  throw new CoreRefusal(`El cuerpo no cumple core.yaml: ${violation.instancePath} ${violation.message}.`);
}
