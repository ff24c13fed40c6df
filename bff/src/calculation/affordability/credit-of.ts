import { ufFromNumber, ufFromUnits, ufToNumber } from '@simulador/contracts/platform/money';
import { multiplyDivide } from '@simulador/contracts/platform/scaled';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import type { AlcanceRequestDto } from './affordability.dto.ts';

const PCT_SCALE = 10_000;

/** Returns the request for a credit, with the property's value and its fire insurance. Without a value: the value that the credit buys. */
export function creditOf(request: AlcanceRequestDto, creditUf: number): DividendoRequestDto {
  const { calculation, savings_uf, subsidy_uf, value_uf, insured_pct } = request;
  const value = ufFromUnits(
    value_uf === undefined
      ? ufFromNumber(creditUf) + ufFromNumber(savings_uf) + ufFromNumber(subsidy_uf)
      : ufFromNumber(value_uf),
  );
  const insured =
    insured_pct === undefined
      ? {}
      : {
          montoAsegurado: ufToNumber(
            ufFromUnits(multiplyDivide(value, Math.round(insured_pct * PCT_SCALE), 100 * PCT_SCALE)),
          ),
        };
  return { ...calculation, ...insured, montocredito: creditUf, valorpropiedad: ufToNumber(value) };
}
