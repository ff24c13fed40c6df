import { subpurposeOf } from '@simulador/contracts/bank/codes';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCosts,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { simulateMortgage } from '@simulador/contracts/calculation/mortgage/simulate';
import { mortgageTerms, toRow } from '../../bff/src/calculation/dividendo/dividendo.arithmetic.ts';
import type {
  DividendoAnswerDto,
  DividendoRequestDto,
} from '../../bff/src/calculation/dividendo/dividendo.dto.ts';

const UF = ufValueFromNumber(40880.36);
const START = '2026-11-20';

/** Calculates calc_dividendo with constant reference data and without validation. */
export function calculation(request: DividendoRequestDto): DividendoAnswerDto {
  const terms = mortgageTerms(request, START);
  const figures = simulateMortgage({ ...terms, ufValue: UF });
  const { credit, propertyValue } = terms;
  const subpurpose = subpurposeOf(request.destino);
  const costs = operationCosts(
    { credit, propertyValue, dfl2: request.DFL2, socialEstate: false, subpurpose },
    DEFAULT_OPERATION_COST_PARAMS,
  );
  return { salida: [toRow(figures, costs)] };
}
