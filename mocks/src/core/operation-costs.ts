import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { OPERATION_SUBPURPOSE } from '@simulador/contracts/bank/codes';
import type { CostColumn } from '@simulador/contracts/calculation/result-row';
import { Exact, round4, type ExactNumber } from './calculator/exact.ts';
import { type BodyOf, checked } from './checked-body.ts';

type Asked = BodyOf<'calc_operation_costs'>;

const WITH_VAT = '1.19';
const NOTARY_UF = 3;
const REGISTRATION_SHARE = '0.003';
const MUTUO_TAX = { general: '0.008', dfl2: '0.002', none: '0' } as const;

const withVat = (netUf: string): ExactNumber => round4(new Exact(netUf).mul(WITH_VAT));
const registration = (amountUf: number): ExactNumber => round4(new Exact(REGISTRATION_SHARE).mul(amountUf));

function mutuoTaxShare({ subpurpose, is_social_estate, has_dfl2 }: Asked): string {
  if (subpurpose === OPERATION_SUBPURPOSE.refinancing || is_social_estate) return MUTUO_TAX.none;
  return has_dfl2 ? MUTUO_TAX.dfl2 : MUTUO_TAX.general;
}

/** Returns the operation costs in UF, with four decimals. The property is registered only if it changes its owner. */
export function operationCostsOf(asked: Asked): Record<CostColumn, number> {
  const changesHands = asked.subpurpose === OPERATION_SUBPURPOSE.buySale;
  const costs = {
    TasacionUF: withVat('2.5'),
    EstudioTitulosUF: withVat('3'),
    Borrador: withVat('2.5'),
    Notaria: new Exact(NOTARY_UF),
    CBR: registration(asked.credit_amount).add(changesHands ? registration(asked.estate_value) : 0),
    ImpuestoTE: round4(new Exact(mutuoTaxShare(asked)).mul(asked.credit_amount)),
  };
  const numbers = Object.entries(costs).map(([column, amount]) => [column, amount.toNumber()]);
  return Object.fromEntries(numbers) as Record<CostColumn, number>;
}

const DESCRIPTIONS: Readonly<Record<CostColumn, string>> = {
  TasacionUF: 'Tasación',
  EstudioTitulosUF: 'Estudio de títulos',
  Borrador: 'Borrador de escritura',
  Notaria: 'Notaría',
  CBR: 'Conservador de Bienes Raíces',
  ImpuestoTE: 'Impuesto al mutuo',
};

/** Returns one line per cost, including costs of 0. @throws CoreRefusal */
export const costLines = (body: unknown): CoreSchemas['OperationCost'][] =>
  Object.entries(operationCostsOf(checked('calc_operation_costs', body))).map(([column, amount_uf]) => ({
    operation_cost_description: DESCRIPTIONS[column as CostColumn],
    amount_uf,
  }));
