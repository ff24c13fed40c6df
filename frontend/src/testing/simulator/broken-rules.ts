/** Returns the rules that changed answers violate: a code for each answer. */
import { FINANCING_LIMITS } from '@simulador/contracts/calculation/limits';
import type { Answers } from '../../calculation/answers/answers.ts';
import { violationsOf } from '../../calculation/answers/violations.ts';
import { CLIENT, CREDIT, PROJECT } from './answers.ts';

export type Client = Answers['client'];
export type Project = Answers['project'];
export type Credit = Answers['credit'];

export const RULES = { ufValueClp: 40880.36, financing: FINANCING_LIMITS };
export const WEB: Answers = { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT };
export const uf = (amount: number | null) => ({ currency: 'UF' as const, amount });

/** Returns the codes of one part's violated rules, by answer. */
export const broken = (part: 'client' | 'project' | 'credit', answers: Answers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(violationsOf(answers, RULES))
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, { code }]) => [path.slice(part.length + 1), code]),
  );
/** Returns the credit's violations, for a client of this age. */
export const brokenByCredit = (
  answers: Answers,
  credit: Partial<Credit>,
  project: Partial<Project>,
  age: number,
): Record<string, string> =>
  broken('credit', {
    ...answers,
    client: { ...answers.client, age: String(age) },
    project: { ...PROJECT, ...project },
    credit: { ...CREDIT, ...credit },
  });

export const SUBSIDISED: Partial<Credit> = {
  propertyValue: uf(2000),
  takesSubsidy: 'yes',
  subsidyAmount: uf(250),
  savings: uf(150),
  creditAmount: uf(1600),
  unemployment: true,
};
