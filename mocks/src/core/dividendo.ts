import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { CREDIT_PURPOSE, SUBSIDY, subpurposeOf } from '@simulador/contracts/bank/codes';
import { caePctOf } from './calculator/cae.ts';
import { Exact, round0, round4, type ExactNumber } from './calculator/exact.ts';
import { type DividendoInput, readDividendoRequest } from './dividendo-request.ts';
import type { Answer, CoreContext } from './operation.ts';
import { operationCostsOf } from './operation-costs.ts';

/** Share of the credit that fire insurance covers if the request has no insured amount. */
const FIRE_SHARE_OF_CREDIT = '0.75';
const INCOME_PER_DIVIDEND = 4;

/** Returns the monthly rate: six decimals, 365/360 convention. See docs/rules.md R1. */
const monthlyRate = (annualRatePct: number): ExactNumber =>
  new Exact(annualRatePct).div(100).mul(365).div(360).div(12).toDecimalPlaces(6, Exact.ROUND_HALF_UP);

function instalment(capital: ExactNumber, rate: ExactNumber, count: number): ExactNumber {
  if (rate.isZero()) return capital.div(count);
  return capital.mul(rate).div(new Exact(1).sub(rate.add(1).pow(-count)));
}

function unemploymentRate({ destino, codigoSubsidio, tasa_seg_ces }: DividendoInput): number {
  return destino === CREDIT_PURPOSE.buySale && codigoSubsidio !== SUBSIDY.none ? tasa_seg_ces : 0;
}

/** Calculates the level payment with its insurances. Interest of the grace months is added to the capital. */
function rowOf(input: DividendoInput, { today, ufClp }: CoreContext): CoreSchemas['DividendoRow'] {
  const { montocredito: creditUf, montoAsegurado, plazototal, mesesgracia, tasasimulacion } = input;
  const rate = monthlyRate(tasasimulacion);
  const instalments = plazototal * 12;
  const capital = rate.add(1).pow(mesesgracia).mul(creditUf);
  const base = round4(instalment(capital, rate, instalments));
  const life = round4(capital.mul(input.tasa_seg_des)).mul(input.asegurados);
  const insured =
    montoAsegurado > 0 ? new Exact(montoAsegurado) : new Exact(creditUf).mul(FIRE_SHARE_OF_CREDIT);
  const fire = round4(insured.mul(input.tasa_seg_inc));
  const unemployment = round4(new Exact(creditUf).mul(unemploymentRate(input)));
  const total = base.add(life).add(fire).add(unemployment);
  const totalClp = round0(total.mul(ufClp));
  return {
    Plazo: plazototal,
    Tasa: tasasimulacion,
    TasaCae: caePctOf({ creditUf, graceMonths: mesesgracia, totalUf: total, instalments }).toNumber(),
    Dividendo: base.toNumber(),
    SegInc: fire.toNumber(),
    SegDesg: life.toNumber(),
    SegCes: unemployment.toNumber(),
    DivTotal: total.toNumber(),
    DivTotalPe: totalClp.toNumber(),
    CostoTotalUF: total.mul(instalments).toNumber(),
    RenMin: totalClp.mul(INCOME_PER_DIVIDEND).toNumber(),
    FecVencimiento: firstDueDate(today, mesesgracia),
    Cuotas: instalments,
    ...operationCostsOf({
      credit_amount: creditUf,
      estate_value: input.valorpropiedad,
      has_dfl2: input.DFL2,
      is_social_estate: false,
      subpurpose: subpurposeOf(input.destino),
    }),
  };
}

/**
 * Returns the due date of the first instalment (`YYYY-MM-DD`): one month after the grace months, at most the month's
 * last day.
 */
export function firstDueDate(date: string, graceMonths: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + graceMonths + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + graceMonths, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

export const calcDividendo: Answer<'calc_dividendo'> = (body, context) => ({
  salida: [rowOf(readDividendoRequest(body), context)],
});
