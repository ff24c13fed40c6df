/** The schedule's years as the document shows them: UF for staff, pesos for visitors. See docs/rules.md R1011. */
import { levelTermsOf } from '@simulador/contracts/calculation/mortgage/request-terms';
import { graceOf, graceToClp, pesoRows, scheduleYears } from '@simulador/contracts/calculation/peso-schedule';
import { mortgageSchedule } from '@simulador/contracts/calculation/mortgage/schedule';
import { type Clp, ufFromNumber, ufToNumber, ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import type { SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { simulationDay } from '../../reading/older-simulations.ts';
import { pesos, uf } from '../../reading/simulation-texts.ts';
import { isForStaff } from '../../reading/stated-of.ts';

export interface ShownYears {
  readonly years: readonly SimulationYear[];
  /** Formats an amount with its unit. */
  readonly write: (amount: number) => string;
  readonly isInUf: boolean;
  /** Sentence about what grace added to the credit; null for nothing. */
  readonly grace: string | null;
}

/** Returns the years. Those in pesos are made from the rows, as on screen. */
export function shownYears(simulation: SimulationEntity): ShownYears {
  const { calculation, row, uf: day, years } = simulation.snapshot;
  const isInUf = isForStaff(simulation);
  const write = isInUf ? uf : pesos;
  if (years.length === 0) return { years, write, isInUf, grace: null };
  const terms = { ...levelTermsOf(calculation), startDate: simulationDay(simulation) };
  const { rows } = mortgageSchedule(terms, {
    dividend: ufFromNumber(row.Dividendo),
    totalDividend: ufFromNumber(row.DivTotal),
  });
  const ufValue = ufValueFromNumber(day.value);
  const grace = terms.graceMonths === 0 ? null : graceOf(terms.credit, rows);
  const added = grace && (isInUf ? ufToNumber(grace.added) : graceToClp(grace, ufValue).added);
  return {
    years: isInUf ? years : scheduleYears<Clp>(pesoRows(rows, ufValue)),
    write,
    isInUf,
    grace: added === null ? null : graceText(terms.graceMonths, write(added)),
  };
}

const graceText = (months: number, added: string): string =>
  `${months === 1 ? 'El mes' : `Los ${months} meses`} de gracia ${months === 1 ? 'suma' : 'suman'} ${added} de intereses al crédito.`;
