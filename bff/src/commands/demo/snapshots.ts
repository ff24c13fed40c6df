import { parseIsoDate } from '@simulador/contracts/platform/dates';
import { comparedYears } from '@simulador/contracts/calculation/limits';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCostLines,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { mortgageSchedule } from '@simulador/contracts/calculation/mortgage/schedule';
import { agePlusYearsRule } from '@simulador/contracts/calculation/rules/term';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { SimulationSnapshot, SimulationTexts } from '../../database/entities/simulation.stored.ts';
import {
  calculatedRow,
  costRequestOf,
  mortgageTerms,
} from '../../calculation/dividendo/dividendo.arithmetic.ts';
import { withCosts } from '../../calculation/dividendo/costs-of-row.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import { RULES } from '../../simulations/saving/recalculation.service.ts';
import { toAnswer } from '../../calculation/schedule/schedule-of-row.ts';
import type { ComparedTermDto } from '../../calculation/comparison/comparacion.dto.ts';

/** Values that a calculation needs in addition to its request. */
interface Circumstances {
  /** Pesos for one UF, and its day. */
  readonly uf: SimulationSnapshot['uf'];
  /** Years. */
  readonly age: number;
  readonly texts: SimulationTexts;
}

/** Returns everything that a save stores of a calculation, made with the given UF and the default costs, without calling the core. */
export function calculatedSnapshot(
  calculation: DividendoRequestDto,
  { uf, age, texts }: Circumstances,
): SimulationSnapshot {
  const row = rowOf(calculation, uf);
  return {
    calculation,
    row,
    withCosts: withCosts(calculation, row),
    costs: operationCostLines(costRequestOf(calculation), DEFAULT_OPERATION_COST_PARAMS),
    terms: comparedYears(calculation.plazototal).map((years) =>
      termOf({ ...calculation, plazototal: years }, uf, age),
    ),
    years: toAnswer(mortgageSchedule(mortgageTerms(calculation, parseIsoDate(uf.date)))).by_year,
    uf,
    source: 'local',
    rules: RULES,
    suggestedRatePct: calculation.tasasimulacion,
    texts,
  };
}

type Uf = Circumstances['uf'];

const rowOf = (calculation: DividendoRequestDto, { value, date }: Uf): DividendoRowDto =>
  calculatedRow(calculation, parseIsoDate(date), ufValueFromNumber(value), DEFAULT_OPERATION_COST_PARAMS);

function termOf(calculation: DividendoRequestDto, uf: Uf, age: number): ComparedTermDto {
  const { plazototal: plazo } = calculation;
  const forbidden = agePlusYearsRule(age, plazo);
  if (forbidden) return { plazo, row: null, reason: violationText(forbidden) };
  return { plazo, row: rowOf(calculation, uf), reason: null };
}
