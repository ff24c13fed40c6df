/** A saved simulation as the professional summary shows it. Pesos at its own UF, never at today's. See docs/rules.md R136. */
import { isIsoDate } from '@simulador/contracts/domain/dates';
import { formatDateText, formatUfValue } from '@simulador/contracts/domain/format';
import { ufValueFromNumber } from '@simulador/contracts/domain/money';
import { type Fact, factsOf } from '@simulador/contracts/simulation/facts';
import { SUMMARY } from '@simulador/contracts/simulation/screens';
import type { Stated } from '@simulador/contracts/simulation/stated';
import { differingContact, recordNotes } from '#shared/simulation/client-record.ts';
import type { FiguresProps } from '#shared/simulation/result-slots.ts';
import { missingIn, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';

const FIRST_NAMES = 2;

/** Purpose, property type and the client's first two names. */
export function titleOf({ subpurpose_name, estate_type, client_name }: SimulationRead): string {
  const names = client_name.trim().split(/\s+/).slice(0, FIRST_NAMES).join(' ');
  return `${subpurpose_name} de ${estate_type} para ${names}`;
}

/** By the groups of the summary. What differs from the client's record has the record's in its note. See docs/rules.md R200. */
export function factsIn(
  read: SimulationRead,
): Readonly<Record<keyof typeof SUMMARY.groups, readonly Fact[]>> {
  const { client, project, simulation } = SUMMARY.groups;
  // The phone is asked for above; where something differs, the visitor's is named here.
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

/** Its figures under the calculator's names, for the result card. */
export function resultOf(read: SimulationRead): FiguresProps {
  return {
    status: 'ready',
    row: {
      Plazo: read.credit_time,
      Tasa: read.annual_rate,
      TasaCae: read.cae,
      Dividendo: read.monthly_mortgage_uf,
      SegInc: read.fire_insurance_amount,
      SegDesg: read.relief_insurance_amount,
      SegCes: read.unemployment_insurance_amount,
      DivTotal: read.total_monthly_mortgage_uf,
      DivTotalPe: read.total_monthly_mortgage_clp,
      CostoTotalUF: read.total_mortgage,
      RenMin: read.min_salary,
      FecVencimiento: read.first_due_date,
      Cuotas: read.instalments,
    },
    message: null,
    onRetry: () => undefined,
    ufDate: isIsoDate(read.uf_date) ? read.uf_date : null,
    caeWithCosts: read.cae_with_costs,
    verdict: { missingClp: missingIn(read), remedy: null },
  };
}
