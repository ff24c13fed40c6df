import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { components } from '@simulador/contracts/generated/bff';
import { monthlyRate } from '../core/calculator/dividend.ts';
import { Exact } from '../core/calculator/exact.ts';
import { scheduleOf, yearsOf, type ScheduleFigures } from '../core/calculator/schedule.ts';
import type { AskCore } from './ask-core.ts';
import { unreadable, unusable } from './problem.ts';

type Schemas = components['schemas'];

const figures = ({ interest, capital, insurance, payment, balance }: ScheduleFigures) => ({
  interest: interest.toNumber(),
  capital: capital.toNumber(),
  insurance: insurance.toNumber(),
  payment: payment.toNumber(),
  balance: balance.toNumber(),
});

/** The schedule of the credit that the core calculates: no core has one. @throws BffProblem */
export async function cuadro(
  ask: AskCore,
  body: unknown,
  today: IsoDate,
): Promise<Schemas['CuadroAnswerDto']> {
  const { salida } = await ask('calc_dividendo', body);
  const [said] = salida;
  if (said === undefined) throw unusable();
  if (typeof body !== 'object' || body === null) throw unreadable();
  // The core has read it without finding fault.
  const { montocredito, mesesgracia } = body as Schemas['DividendoRequestDto'];
  const rows = scheduleOf({
    creditUf: montocredito,
    rate: monthlyRate(said.Tasa),
    instalments: said.Cuotas,
    graceMonths: mesesgracia ?? 0,
    dividendUf: said.Dividendo,
    insuranceUf: new Exact(said.DivTotal).sub(said.Dividendo),
    startDate: today,
  });
  return {
    rows: rows.map((row) => ({ k: row.k, due: row.due, ...figures(row) })),
    by_year: yearsOf(rows).map((year, index) => ({ year: index + 1, ...figures(year) })),
  };
}
