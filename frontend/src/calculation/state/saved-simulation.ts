/** Contact details of a visitor who saves a simulation, and the facts of the saved one. */

/** RUT and mobile phone as typed; `+569` means no phone. */
export interface Contact {
  readonly rut: string;
  readonly phone: string;
  /** True once the visitor ticked that they want to be called. */
  readonly wantsCall?: boolean;
}

/** Figures of a saved simulation for the success screen. UF as decimal numbers, whole pesos, rate in annual percent. */
export interface SavedSimulation {
  readonly uuid: string;
  /** Short number for people. */
  readonly id: number;
  readonly email: string;
  readonly dividendClp: number;
  readonly dividendUf: number;
  /** Amount needed today, and the minimum income, pesos; absent in an older draft. */
  readonly needs?: { readonly clp: number; readonly incomeClp: number; readonly hasSavings: boolean };
  readonly creditUf: number;
  /** Credit in pesos as typed; null if it was typed in UF. */
  readonly creditClp: number | null;
  /** Pesos per UF, as saved. */
  readonly ufValueClp: number;
  /** ISO 8601, day of that UF. */
  readonly ufDate: string;
  readonly years: number;
  readonly annualRatePct: number;
  /** ISO 8601. */
  readonly date: string;
  /** Kind of worker, as in `Dependiente`. */
  readonly workerType: string;
  readonly hasCodebtor: boolean;
  /** Address that opens the figures. */
  readonly url: string;
  /** ISO 8601, last day of the quoted rate; null if none was promised, absent in an older draft. */
  readonly quotedUntil?: string | null;
  /** Whether the visitor agreed to be contacted; absent in an older draft, whose visitor did. */
  readonly wantsContact?: boolean;
  /** Telephone of a person who agreed to be contacted; null for none, absent in an older draft. */
  readonly phone?: string | null;
}
