import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { type FinancingLimit, maxFinancingPct } from '@simulador/contracts/calculation/limits';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { receivedInUf } from '@simulador/contracts/calculation/rules/amount';
import { creditRule } from '@simulador/contracts/calculation/rules/credit';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { propertyValueRule } from '@simulador/contracts/calculation/rules/property';
import { chosenRateRule } from '@simulador/contracts/calculation/rules/rate';
import { graceRule, yearsRangeRule } from '@simulador/contracts/calculation/rules/term';
import { broken, refuse, unless } from '../../http/problem.ts';
import type { DividendoRequestDto } from './dividendo.dto.ts';

const PURPOSES: readonly number[] = Object.values(CREDIT_PURPOSE);
const UNKNOWN_PURPOSE = `Debe ser uno de: ${PURPOSES.join(', ')}`;
const ONE_OR_TWO = 'Debe ser 1 o 2';
const isOneOrTwo = (people: number): boolean => people === 1 || people === 2;

/**
 * Rejects well-formed requests that cannot be calculated. The other rules belong to the form and to the save.
 * @throws Problem 400 with one entry per invalid field
 */
export function assertCalculable(request: DividendoRequestDto, financing: readonly FinancingLimit[]): void {
  const credit = receivedInUf(ufFromNumber(request.montocredito));
  const value = receivedInUf(ufFromNumber(request.valorpropiedad));
  const maxPct = maxFinancingPct(request.destino, request.tipopropiedad, financing);
  refuse([
    ...broken('montocredito', creditRule(credit, value, maxPct)),
    ...broken('valorpropiedad', propertyValueRule(value, request.destino)),
    ...broken('plazototal', yearsRangeRule(request.plazototal, 'web')),
    ...broken('mesesgracia', graceRule(request.mesesgracia)),
    ...broken('tasasimulacion', chosenRateRule(request.tasasimulacion)),
    ...broken('Rut', request.Rut ? rutRule(request.Rut) : null),
    ...unless(PURPOSES.includes(request.destino), 'destino', UNKNOWN_PURPOSE),
    ...unless(isOneOrTwo(request.asegurados), 'asegurados', ONE_OR_TWO),
    ...unless(isOneOrTwo(request.participantes), 'participantes', ONE_OR_TWO),
    ...unless(request.plazovariable === 0, 'plazovariable', 'Debe ser 0'),
  ]);
}
