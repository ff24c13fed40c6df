import { COMPARISON_YEARS } from '@simulador/contracts/domain/limits';
import { agePlusYearsRule, yearsRangeRule } from '@simulador/contracts/domain/rules/term';
import { firstViolation } from '@simulador/contracts/domain/rules/violation';
import type { components } from '@simulador/contracts/generated/bff';
import { violationText } from '@simulador/contracts/messages/es';
import type { AskCore } from './ask-core.ts';
import { BffProblem, unreadable, unusable } from './problem.ts';

type Schemas = components['schemas'];
type ComparacionRequest = Schemas['ComparacionRequestDto'];
type ComparedTerm = Schemas['ComparedTermDto'];

const REFUSALS: readonly number[] = [400, 404];

const without = (plazo: number, reason: string): ComparedTerm => ({ plazo, row: null, reason });

async function rateOf(ask: AskCore, request: ComparacionRequest, period: number): Promise<number> {
  if (request.personalizarTasa) return request.tasasimulacion;
  const { rate } = await ask('Tarifa', {
    amount: request.montocredito,
    period,
    loan_use: request.destino,
    product: request.codpro,
    real_estate_type: request.tipopropiedad,
  });
  return rate;
}

async function calculated(ask: AskCore, request: ComparacionRequest, plazo: number): Promise<ComparedTerm> {
  const tasasimulacion = await rateOf(ask, request, plazo);
  const { salida } = await ask('calc_dividendo', { ...request, plazototal: plazo, tasasimulacion });
  const [row] = salida;
  if (!row) throw unusable();
  return { plazo, row, reason: null };
}

async function compared(ask: AskCore, request: ComparacionRequest, plazo: number): Promise<ComparedTerm> {
  const forbidden = firstViolation(
    () => yearsRangeRule(plazo, request.flavour ?? 'web'),
    () => agePlusYearsRule(request.edad, plazo),
  );
  if (forbidden) return without(plazo, violationText(forbidden));
  try {
    return await calculated(ask, request, plazo);
  } catch (error) {
    if (error instanceof BffProblem && REFUSALS.includes(error.status)) return without(plazo, error.message);
    throw error;
  }
}

function checked(body: unknown): ComparacionRequest {
  if (typeof body !== 'object' || body === null || !('edad' in body) || typeof body.edad !== 'number') {
    throw unreadable();
  }
  return body as ComparacionRequest;
}

/** The same credit over six terms, each with its own suggested rate. @throws BffProblem */
export async function comparacion(ask: AskCore, body: unknown): Promise<Schemas['ComparacionAnswerDto']> {
  const request = checked(body);
  const terms = await Promise.all(COMPARISON_YEARS.map((years) => compared(ask, request, years)));
  return { terms };
}
