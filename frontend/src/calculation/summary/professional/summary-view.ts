/** A saved simulation in the professional summary. Pesos are at the simulation's own UF, not today's. See docs/rules.md R136. */
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import { SUMMARY } from '@simulador/contracts/simulations/screens';
import type { Stated } from '@simulador/contracts/simulations/stated';
import { differingContact, recordNotes } from '#shared/simulation/client-record.ts';
import type { ResultCardProps } from '../../result/result-card.tsx';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { figuresIn, missingIn, statedIn } from '#shared/simulation/stated-read.ts';

const FIRST_NAMES = 2;

/** Returns purpose, property type and the client's first two names. */
export function titleOf(read: SimulationRead): string {
  const { creditType, propertyType, name } = statedIn(read);
  const names = name.trim().split(/\s+/).slice(0, FIRST_NAMES).join(' ');
  return `${creditType} de ${propertyType} para ${names}`;
}

/**
 * Returns the facts of each group. A fact that differs from the client's record has the record's value as note. See docs/rules.md
 * R200.
 */
export function factsIn(read: SimulationRead): Readonly<Record<keyof typeof SUMMARY, readonly Fact[]>> {
  const { client, project, simulation } = SUMMARY;
  // The phone is part of the form above. If it differs from the record's, the visitor's phone is shown here.
  const stated = { ...statedIn(read), phone: differingContact(read)?.phone ?? null };
  return {
    client: factsOf<Stated>(stated, client, recordNotes(read)),
    project: factsOf<Stated>(stated, project),
    simulation: [
      ...factsOf<Stated>(stated, simulation),
      { label: 'Simulación', value: `N.º ${read.id}`, note: formatDateText(read.fechasimulacion) },
      {
        label: 'UF',
        value: formatUfValue(ufValueFromNumber(read.uf_value)),
        note: `del ${formatDateText(read.uf_date)}`,
      },
    ],
  };
}

export function resultOf(read: SimulationRead): ResultCardProps {
  const { totalWithCosts: _, caeWithCosts, ...row } = figuresIn(read);
  const { savings } = statedIn(read);
  const costsUf = read.oocc.reduce((sum, { value }) => sum + value, 0);
  return {
    row,
    costs: 'elsewhere',
    ufDate: isIsoDate(read.uf_date) ? read.uf_date : null,
    caeWithCosts,
    splits: savings !== null,
    needed: { uf: (savings?.uf ?? 0) + costsUf, clp: null },
    verdict: { missingClp: missingIn(read), isJoint: read.codebtor !== null },
  };
}
