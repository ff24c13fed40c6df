/** Answers of a person in a simulation, for screens, PDF and mail. */

import type { Uf } from '../platform/money.ts';
import type { StatedCopies } from './copies.ts';

/** Amount as entered. `clp`: the typed pesos, null for an amount typed in UF; `ufValueClp`: pesos for one UF; `writeUf`: format of typed pesos in UF. */
export interface Amount {
  readonly uf: number;
  readonly clp: number | null;
  readonly ufValueClp: number;
  readonly writeUf?: (amount: Uf) => string;
}

/** Answers, with names instead of codes; null or '' means not answered or not asked. */
export interface Stated extends StatedCopies {
  /** First and last name. */
  readonly name: string;
  readonly rut: string;
  readonly email: string;
  readonly phone: string | null;
  readonly workerType: string;
  /** First and last name of the co-debtor; null for nobody. */
  readonly codebtorName: string | null;
  readonly codebtorRut: string | null;
  /** Years. */
  readonly codebtorAge: number | null;
  /** Net income, pesos a month. */
  readonly codebtorSalaryClp: number | null;
  readonly branch: string | null;
  /** Purpose of the credit. */
  readonly creditType: string;
  readonly propertyType: string;
  readonly propertyState: string | null;
  readonly isDfl2: boolean | null;
  /** '' for a region that is not in the bank's list. */
  readonly region: string | null;
  readonly comuna: string | null;
  readonly company: string | null;
  readonly companyProject: string | null;
  readonly addsOther: boolean;
  readonly propertyValue: Amount | null;
  /** `DS19`. */
  readonly subsidyType: string | null;
  readonly subsidyAmount: Amount | null;
  /** Null if the credit has no savings. */
  readonly savings: Amount | null;
  readonly creditAmount: Amount | null;
  readonly paymentYears: number | null;
  readonly graceMonths: number;
  readonly product: string;
  /** Annual percent. */
  readonly rate: number | null;
  readonly lifeInsurance: string;
  readonly fireInsurance: string;
  readonly unemployment: string | null;
}
