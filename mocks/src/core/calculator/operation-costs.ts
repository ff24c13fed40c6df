import { OPERATION_SUBPURPOSE } from '@simulador/contracts/bank/codes';
import { Exact, round4, type ExactNumber } from './exact.ts';

/** Request: amounts in UF; `subpurpose` is 1 (sale), 2 (refinancing) or 7 (general). */
export interface OperationInput {
  readonly creditUf: number;
  readonly propertyUf: number;
  readonly hasDfl2: boolean;
  readonly isSocialEstate: boolean;
  readonly subpurpose: number;
}

const WITH_VAT = '1.19';
const NET_UF = { appraisal: '2.5', titleStudy: '3', deedDraft: '2.5' } as const;
const NOTARY_UF = '3';
const REGISTRATION_SHARE = '0.003';
const MUTUO_TAX = { general: '0.008', dfl2: '0.002', none: '0' } as const;

const withVat = (netUf: string): ExactNumber => round4(new Exact(netUf).mul(WITH_VAT));
const registration = (amountUf: number): ExactNumber => round4(new Exact(REGISTRATION_SHARE).mul(amountUf));

function mutuoTaxShare({ subpurpose, isSocialEstate, hasDfl2 }: OperationInput): string {
  if (subpurpose === OPERATION_SUBPURPOSE.refinancing || isSocialEstate) return MUTUO_TAX.none;
  return hasDfl2 ? MUTUO_TAX.dfl2 : MUTUO_TAX.general;
}

/** Calculates the operation costs in UF, with four decimals. The property is registered only if it changes its owner. */
export function operationCostsOf(input: OperationInput) {
  const changesHands = input.subpurpose === OPERATION_SUBPURPOSE.buySale;
  return {
    appraisalUf: withVat(NET_UF.appraisal),
    titleStudyUf: withVat(NET_UF.titleStudy),
    deedDraftUf: withVat(NET_UF.deedDraft),
    notaryUf: new Exact(NOTARY_UF),
    registryUf: registration(input.creditUf).add(changesHands ? registration(input.propertyUf) : 0),
    mutuoTaxUf: round4(new Exact(mutuoTaxShare(input)).mul(input.creditUf)),
  };
}
