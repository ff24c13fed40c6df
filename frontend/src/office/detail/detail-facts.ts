/** Facts of a saved simulation in its detail. See docs/rules.md R77, R310. */
import { DETAIL } from '@simulador/contracts/simulations/screens';
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import { informationOf, withTotal } from '@simulador/contracts/simulations/figures';
import type { Stated } from '@simulador/contracts/simulations/stated';
import { recordNotes } from '#shared/simulation/client-record.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import { figuresIn, savedIncomeVerdict, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';

export function factsIn(read: SimulationRead): Readonly<Record<keyof typeof DETAIL, readonly Fact[]>> {
  const { client, property, credit } = DETAIL;
  const stated = statedIn(read);
  const verdict = savedIncomeVerdict(read);
  const income = stated.codebtorName === null ? 'salaryClp' : 'codebtorSalaryClp';
  return {
    client: factsOf<Stated>(stated, client, { ...recordNotes(read), [income]: verdict }),
    property: factsOf<Stated>(stated, property),
    credit: factsOf<Stated>(stated, credit),
  };
}

export const informationPairs = (read: SimulationRead): readonly Fact[] =>
  informationOf(figuresIn(read), null).map(({ value, ...figure }) => ({
    ...figure,
    value: typeof value === 'string' ? value : uf(value.uf),
  }));

/** Returns the facts of "Gastos Operacionales": the saved lines and their sum. */
export const costPairs = ({ oocc }: SimulationRead): readonly Fact[] =>
  withTotal(
    oocc.map(({ description, value }) => ({ label: description, uf: value })),
    null,
  ).map(({ uf: amountUf, clp: _, ...line }) => ({ ...line, value: uf(amountUf) }));
