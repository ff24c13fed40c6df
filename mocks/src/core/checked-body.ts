import { CoreContract } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId, CoreRequest } from '@simulador/contracts/api/core-request';
import { CoreRefusal } from './operation.ts';

const CONTRACT = new CoreContract();

export type BodyOf<Id extends CoreOperationId> = CoreRequest<Id> extends { body: infer Body } ? Body : never;

/** Rule of a calculator, and what a refusal says. */
export type Rule<Input> = readonly [breaks: (input: Input) => boolean, message: string];

/**
 * Returns the body if it is valid by core.yaml and breaks no rule. A rule that it breaks is named before a bound of its schema.
 * @throws CoreRefusal that says what is wrong first
 */
export function checked<Id extends CoreOperationId>(
  id: Id,
  body: unknown,
  rules: readonly Rule<BodyOf<Id>>[] = [],
): BodyOf<Id> {
  const violations = CONTRACT.bodyViolations(id, body);
  const isBound = ({ keyword }: (typeof violations)[number]): boolean => /imum$/i.test(keyword);
  const refused = violations.find((each) => !isBound(each));
  const broken = refused ? undefined : rules.find(([breaks]) => breaks(body as BodyOf<Id>));
  if (broken) throw new CoreRefusal(broken[1]);
  const [violation = null] = refused ? [refused] : violations;
  if (!violation) return body as BodyOf<Id>;
  throw new CoreRefusal(`El cuerpo no cumple core.yaml: ${violation.instancePath} ${violation.message}.`);
}
