import type { ScheduleYear } from '@simulador/contracts/calculation/peso-schedule';
import type { PaymentRequest } from '@simulador/contracts/calculation/mortgage/request-terms';
import type { StoredCopies } from '@simulador/contracts/simulations/copies';
import type { ResultRow } from '@simulador/contracts/calculation/result-row';

/** Amounts typed in pesos, in addition to their UF; null for amounts typed in UF. */
export interface TypedPesos {
  readonly value: number | null;
  readonly credit: number | null;
  readonly savings: number | null;
  readonly subsidy: number | null;
}

/** Co-debtor of the credit. Age in years, income in pesos a month. */
export interface StoredCodebtor {
  readonly firstName: string;
  readonly lastName: string;
  readonly identification: string;
  readonly age: number;
  readonly netIncomeClp: number;
}

/** The person's answers that are not part of the calculation. Pesos, UF; null means not answered. */
export interface SimulationInputs extends StoredCopies {
  /** Names given for this simulation. The client's record may have longer ones, or names from another session. */
  readonly firstName: string;
  readonly lastName: string;
  /** 0 dependent, 1 independent, 2 other. */
  readonly workerType: number;
  /** E-mail given for this simulation, lower case; absent in older simulations. */
  readonly email?: string;
  /** Phone number for this simulation, `+56912345678`. */
  readonly phone: string | null;
  readonly propertyTypeText: string | null;
  /** Whether the client wants another property too; absent if that was not asked. */
  readonly addsOther?: boolean;
  readonly regionId: string | null;
  readonly comunaId: string | null;
  readonly valueCurrency: 'UF' | 'CLP';
  readonly savingsUf: number;
  readonly subsidyUf: number;
  /** Absent in older simulations. */
  readonly typedClp?: TypedPesos;
  /** Null or absent without a co-debtor. */
  readonly codebtor?: StoredCodebtor | null;
}

/** Names of the codes on the day of the calculation. */
export interface SimulationTexts {
  readonly purpose: string;
  readonly propertyType: string;
  readonly propertyState: string | null;
  readonly product: string;
  readonly subsidy: string | null;
  readonly region: string | null;
  readonly comuna: string | null;
  readonly lifeInsurance: string;
  readonly fireInsurance: string;
  readonly unemploymentInsurance: string | null;
  /** Point of sale, real-estate company and its project. */
  readonly branch: string | null;
  readonly broker: string | null;
  readonly project: string | null;
}

/** Fields of the calculation's request that are read again. The whole request is stored. */
export interface StoredCalculation extends PaymentRequest {
  readonly mesesgracia: number;
  readonly personalizarTasa: boolean;
  readonly tipopropiedad: number;
  readonly antiguedad: number;
  readonly codigoSubsidio: number;
  readonly codpro: number;
  readonly codsegdesg: number;
  readonly codseginc: number;
  readonly codigoSeguroCesantia: number;
  readonly DFL2: boolean;
}

/** Cost of a credit with its operation costs: nominal annual percent, and UF. See docs/rules.md R574. */
export interface CostsIncluded {
  /** Null if the costs exceed the credit. */
  readonly cae_with_costs: number | null;
  readonly total_with_costs: number;
}

/** A compared term: its row, or the reason why it has none. */
export interface StoredTerm {
  readonly plazo: number;
  readonly row: ResultRow | null;
  readonly reason: string | null;
}

/** A year of the payment schedule, UF. `balance` is the balance at the end of the year. */
export type SimulationYear = ScheduleYear<number>;

/** All calculated figures, unchanged, so that they can always be shown again. */
export interface SimulationSnapshot {
  /** Day of the calculation that was confirmed, `2026-11-20`; absent in older simulations. */
  readonly simulatedOn?: string;
  readonly calculation: StoredCalculation;
  readonly row: ResultRow;
  /** Derived from the row when it was saved; absent in older simulations. */
  readonly withCosts?: CostsIncluded;
  readonly costs: readonly { readonly operation_cost_description: string; readonly amount_uf: number }[];
  /** The six terms. */
  readonly terms: readonly StoredTerm[];
  readonly years: readonly SimulationYear[];
  /** Pesos for one UF, and its day. */
  readonly uf: { readonly value: number; readonly date: string };
  readonly source: 'local' | 'core';
  /** Version of the rules of calculation. */
  readonly rules: string;
  /** Annual percent that the bank suggested; null if it suggested none. */
  readonly suggestedRatePct: number | null;
  readonly texts: SimulationTexts;
}

/** Answer to the text about being contacted, and its time (ISO 8601). */
export interface ContactConsentRecord {
  readonly version: string;
  readonly text: string;
  readonly accepted: boolean;
  readonly answered_at: string;
}

/** Text of the consent, and its time (ISO 8601). */
export interface ConsentRecord {
  readonly version: string;
  /** Null for an unknown version; such consents were accepted formerly. */
  readonly text: string | null;
  readonly accepted_at: string;
}
