import { CREDIT_PURPOSE, CURRENCY_CODE, subpurposeOf } from '@simulador/contracts/bank/codes';
import type { CoreFlaw } from '@simulador/contracts/api/core-body';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import type { CoreAnswer, CoreOperationId, CoreSchemas } from '@simulador/contracts/api/core-request';
import {
  costContradictions,
  partakerContradictions,
  rateContradictions,
} from '@simulador/contracts/api/other-answers';
import type { Case } from './case.ts';
import { exchange, type Target } from './exchange.ts';

const CONTRACT = new CoreContract();
const MONTHS_PER_YEAR = 12;

/** Returns the valid answer of an operation; null for any other. */
async function answerOf<Id extends CoreOperationId>(
  id: Id,
  asked: Omit<Case, 'name' | 'expects'>,
  target: Target,
): Promise<CoreAnswer<Id> | null> {
  const made = await exchange(id, { name: id, expects: 'answer', ...asked }, target);
  const isUsable = made.kind === 'answer' && made.status === 200 && CONTRACT.accepts(id, made.body.value);
  return isUsable ? (made.body.value as CoreAnswer<Id>) : null;
}

async function besideRate(
  answer: CoreAnswer<'Tarifa'>,
  asked: CoreSchemas['TarifaRequest'],
  target: Target,
): Promise<CoreFlaw[]> {
  const { amount, period } = asked;
  const loan = { amount, currency: CURRENCY_CODE.uf, period: period * MONTHS_PER_YEAR };
  const maximumPct = (await answerOf('tmc', { body: loan }, target))?.Valor ?? null;
  const rates = (await answerOf('tarifas', {}, target)) ?? [];
  return rateContradictions(answer, asked, { maximumPct, rates }, target.bounds);
}

/** Term and rate of the credit, on which no cost depends. */
const ANY_CREDIT = { plazototal: 20, tasasimulacion: 4 };

async function besideCosts(
  lines: CoreAnswer<'calc_operation_costs'>,
  { is_social_estate: isSocial, ...asked }: CoreSchemas['OperationCostsRequest'],
  target: Target,
): Promise<CoreFlaw[]> {
  if (isSocial) return [];
  const destino = Object.values(CREDIT_PURPOSE).find((each) => subpurposeOf(each) === asked.subpurpose);
  const credit = {
    ...ANY_CREDIT,
    montocredito: asked.credit_amount,
    valorpropiedad: asked.estate_value,
    DFL2: asked.has_dfl2,
    destino,
  };
  const [row] = (await answerOf('calc_dividendo', { body: credit }, target))?.salida ?? [];
  return row ? costContradictions(lines, row, target.bounds) : [];
}

async function besidePartakers(
  answer: CoreAnswer<'PartakerExtended'>,
  { client }: CoreSchemas['PartakerExtended'],
  target: Target,
): Promise<CoreFlaw[]> {
  const asked = { query: { client__profile__vat: client.profile.vat } };
  const ofRut = await answerOf('partakers', asked, target);
  return ofRut ? partakerContradictions(answer, ofRut) : [];
}

/** Returns the faults of a 200 that show beside other answers of the core, which it is asked for. */
export async function flawsBeside(
  id: CoreOperationId,
  answer: unknown,
  testCase: Case,
  target: Target,
): Promise<CoreFlaw[]> {
  if (!CONTRACT.accepts(id, answer)) return [];
  const { body } = testCase;
  if (id === 'PartakerExtended') return besidePartakers(answer as never, body as never, target);
  if (id === 'Tarifa') return besideRate(answer as never, body as never, target);
  return id === 'calc_operation_costs' ? besideCosts(answer as never, body as never, target) : [];
}
