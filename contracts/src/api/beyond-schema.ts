import { ufValueFromNumber } from '../domain/money.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreAnswer, CoreOperationId, CoreSchemas } from './core-request.ts';

type Check<Id extends CoreOperationId, Body> = (answer: CoreAnswer<Id>, body: Body) => CoreFlaw | null;

interface Checks {
  readonly calc_dividendo: Check<'calc_dividendo', CoreSchemas['DividendoRequest']>;
  readonly paridad: Check<'paridad', undefined>;
}

const CHECKS: Checks = {
  calc_dividendo({ salida }, { plazototal, tasasimulacion }) {
    if (salida.some(({ Plazo }) => Plazo !== plazototal))
      return otherQuestion('Plazo', 'Plazo no es el pedido');
    return salida.some(({ Tasa }) => Tasa !== tasasimulacion)
      ? otherQuestion('Tasa', 'Tasa no es la pedida')
      : null;
  },
  paridad(clpPerUf) {
    try {
      ufValueFromNumber(clpPerUf);
      return null;
    } catch {
      return { place: '$', rule: 'range', what: 'no puede ser una UF' };
    }
  },
};

const otherQuestion = (field: string, what: string): CoreFlaw => ({
  place: `$.salida.*.${field}`,
  rule: 'other_question',
  what,
});

/**
 * Returns the fault of an answer that is valid by core.yaml but unusable: it is about another credit than the request's
 * `body`, or a value that its schema can't exclude.
 */
export function flawBeyondSchema(id: CoreOperationId, answer: unknown, body: unknown): CoreFlaw | null {
  const checks: Readonly<Partial<Record<CoreOperationId, Check<never, never>>>> = CHECKS;
  return checks[id]?.(answer as never, body as never) ?? null;
}
