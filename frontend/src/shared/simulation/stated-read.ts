/**
 * Converts between the two vocabularies of a saved simulation on the wire; the only module that knows both. See docs/rules.md
 * R137.
 */
import { SUBSIDY } from '@simulador/contracts/bank/codes';
import { jointIncome } from '@simulador/contracts/calculation/rules/codebtor';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { incomeVerdict, missingIncome } from '@simulador/contracts/calculation/messages/income';
import { statedCopies } from '@simulador/contracts/simulations/copies';
import type { Figures } from '@simulador/contracts/simulations/figures';
import type { Amount, Stated } from '@simulador/contracts/simulations/stated';
import { type CostColumn, fromSavedRow, type ResultRow } from '@simulador/contracts/calculation/result-row';
import type { SimulationRead } from './get-simulation.ts';

/** Row of a result without its costs: UF with 4 decimals, pesos whole, rates in annual percent. */
export type ResultFigures = Omit<ResultRow, CostColumn>;

/** Returns the pesos a month that the joint income lacks; 0 if it is sufficient. See docs/rules.md R15, R580. */
export const missingIn = ({ income, codebtor, min_salary }: SimulationRead): number =>
  missingIncome(jointIncome(income, codebtor?.net_income), min_salary);

export const savedIncomeVerdict = (read: SimulationRead): string =>
  incomeVerdict(missingIn(read), { isJoint: read.codebtor !== null, isForStaff: true });

/** Formats a subsidy's type, e.g. `DS19`; '' for no subsidy. */
const subsidyCode = (type: number): string =>
  Object.entries(SUBSIDY).find(([, id]) => id === type && id !== SUBSIDY.none)?.[0] ?? '';

/** Returns the answers of a saved simulation. Answers that a calculation needs are never null. */
export function statedIn(read: SimulationRead) {
  const { codebtor } = read;
  const amount = (uf: number, clp: number | null): Amount => ({ uf, clp, ufValueClp: read.uf_value });
  return {
    ...statedCopies(read),
    name: read.client_name,
    rut: read.client_rut,
    email: read.client_email,
    phone: read.client_phone,
    workerType: read.work_status,
    codebtorName: codebtor && `${codebtor.first_name} ${codebtor.last_name}`,
    codebtorRut: codebtor && codebtor.identification,
    codebtorAge: codebtor && codebtor.age,
    codebtorSalaryClp: codebtor && codebtor.net_income,
    branch: read.branch_name,
    creditType: read.subpurpose_name,
    propertyType: read.estate_type,
    propertyState: read.desc_antiguedad,
    isDfl2: read.is_dfl2 || read.estate_is_new === true ? read.is_dfl2 : null,
    region: read.region_id === null ? null : (read.province ?? ''),
    comuna: read.city,
    company: read.broker_name,
    companyProject: read.project_name,
    addsOther: read.adds_other,
    propertyValue: amount(read.estate_worth, read.estate_worth_clp),
    subsidyType: read.has_subsidy ? subsidyCode(read.subsidy_type) : null,
    subsidyAmount: read.has_subsidy ? amount(read.subsidy_amount, read.subsidy_amount_clp) : null,
    savings: isBuySale(read.destino) ? amount(read.current_savings, read.current_savings_clp) : null,
    creditAmount: amount(read.credit_amount, read.credit_amount_clp),
    paymentYears: read.credit_time,
    graceMonths: read.grace_months,
    product: read.product_name,
    rate: read.annual_rate,
    lifeInsurance: read.relief_insurance,
    fireInsurance: read.fire_insurance,
    unemployment: read.unemployment_insurance,
  } satisfies Stated;
}

/** Returns the figures of a saved simulation under the names of the calculator's row. */
export const figuresIn = (read: SimulationRead): Figures & ResultFigures => ({
  ...fromSavedRow(read),
  Plazo: read.credit_time,
  Tasa: read.annual_rate,
  caeWithCosts: read.cae_with_costs,
  totalWithCosts: read.total_with_costs,
});
