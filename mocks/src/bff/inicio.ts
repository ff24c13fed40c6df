import type { IsoDate } from '@simulador/contracts/domain/dates';
import { FINANCING_LIMITS, type FinancingLimit } from '@simulador/contracts/domain/limits';
import type { components } from '@simulador/contracts/generated/bff';
import type { AskCore } from './ask-core.ts';
import { BffProblem } from './problem.ts';

type Inicio = components['schemas']['InicioDto'];
type Part = Inicio['errors'][number]['part'];

const financingRow = ({ purpose, propertyType, maxPct }: FinancingLimit) => ({
  purpose,
  property_type: propertyType,
  max_pct: maxPct,
});

/** What the simulator begins with; each part can fail alone. */
export async function inicio(ask: AskCore, today: IsoDate): Promise<Inicio> {
  const errors: Inicio['errors'] = [];
  const part = <T>(name: Part, answer: Promise<T>): Promise<T | null> =>
    answer.catch((error: unknown) => {
      if (!(error instanceof BffProblem)) throw error;
      errors.push({ part: name, message: error.message });
      return null;
    });
  const [value, catalogos, desgravamen, incendio, cesantia] = await Promise.all([
    part('uf', ask('paridad')),
    part('catalogos', ask('catalogos_simulador')),
    part('seguros_desgravamen', ask('seguros_desgravamen')),
    part('seguros_incendio', ask('seguros_incendio')),
    part('seguros_cesantia', ask('seguros_cesantia')),
  ]);
  return {
    uf: value === null ? null : { value, date: today, source: 'core' },
    catalogos,
    seguros: { desgravamen, incendio, cesantia },
    financiamiento: FINANCING_LIMITS.map(financingRow),
    errors,
  };
}
