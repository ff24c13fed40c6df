import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import type { CostColumn } from '@simulador/contracts/calculation/result-row';
import { CREDIT_PURPOSE, SUBSIDY, subpurposeOf } from '@simulador/contracts/bank/codes';
import { caePctOf } from './calculator/cae.ts';
import { dividendOf, firstDueDate } from './calculator/dividend.ts';
import { operationCostsOf } from './calculator/operation-costs.ts';
import { type DividendoInput, readDividendoRequest } from './dividendo-request.ts';
import type { Answer, CoreContext } from './operation.ts';

type Row = CoreSchemas['DividendoRow'];

function costColumns({ montocredito, valorpropiedad, DFL2, destino }: DividendoInput): Pick<Row, CostColumn> {
  const costs = operationCostsOf({
    creditUf: montocredito,
    propertyUf: valorpropiedad,
    hasDfl2: DFL2,
    isSocialEstate: false,
    subpurpose: subpurposeOf(destino),
  });
  return {
    TasacionUF: costs.appraisalUf.toNumber(),
    EstudioTitulosUF: costs.titleStudyUf.toNumber(),
    Borrador: costs.deedDraftUf.toNumber(),
    Notaria: costs.notaryUf.toNumber(),
    CBR: costs.registryUf.toNumber(),
    ImpuestoTE: costs.mutuoTaxUf.toNumber(),
  };
}

function unemploymentRate({ destino, codigoSubsidio, tasa_seg_ces }: DividendoInput): number {
  return destino === CREDIT_PURPOSE.buySale && codigoSubsidio !== SUBSIDY.none ? tasa_seg_ces : 0;
}

function rowOf(input: DividendoInput, { today, ufClp }: CoreContext): Row {
  const credit = { creditUf: input.montocredito, graceMonths: input.mesesgracia };
  const dividend = dividendOf({
    ...credit,
    ufClp,
    insuredUf: input.montoAsegurado,
    termYears: input.plazototal,
    annualRatePct: input.tasasimulacion,
    lifeRate: input.tasa_seg_des,
    insuredPeople: input.asegurados,
    fireRate: input.tasa_seg_inc,
    unemploymentRate: unemploymentRate(input),
  });
  const { totalUf, instalments } = dividend;
  return {
    Plazo: input.plazototal,
    Tasa: input.tasasimulacion,
    TasaCae: caePctOf({ ...credit, totalUf, instalments }).toNumber(),
    Dividendo: dividend.baseUf.toNumber(),
    SegInc: dividend.fireUf.toNumber(),
    SegDesg: dividend.lifeUf.toNumber(),
    SegCes: dividend.unemploymentUf.toNumber(),
    DivTotal: totalUf.toNumber(),
    DivTotalPe: dividend.totalClp.toNumber(),
    CostoTotalUF: dividend.creditCostUf.toNumber(),
    RenMin: dividend.minimumIncomeClp.toNumber(),
    FecVencimiento: firstDueDate(today, input.mesesgracia),
    Cuotas: instalments,
    ...costColumns(input),
  };
}

export const calcDividendo: Answer<'calc_dividendo'> = (body, context) => ({
  salida: [rowOf(readDividendoRequest(body), context)],
});
