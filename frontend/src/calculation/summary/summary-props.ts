/** Props of the components that confirm and save a simulation, and of the success screen. */
import type { ReactNode } from 'react';
import type { Clp } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import type { components } from '@simulador/contracts/generated/bff';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { LargestCredit, ResultProps } from '../figures/shown.ts';

type Schemas = components['schemas'];

/** RUT and mobile phone as typed; `+569` means no phone. */
export interface Contact {
  readonly rut: string;
  readonly phone: string;
}

/** Client's data in addition to RUT and phone. */
export type Person = Required<
  Pick<Schemas['ClientRequestDto'], 'email' | 'first_name' | 'last_name' | 'age'>
> &
  Pick<Schemas['ClientRequestDto'], 'written_first_name' | 'written_last_name'>;
/** Simulation to be saved, without its client and phone. */
export type SimulationToSave = Omit<Schemas['SimulationCreateDto'], 'client' | 'phone_number'>;

/** Figures of a saved simulation for the success screen. UF as decimal numbers, whole pesos, rate in annual percent. */
export interface SavedSimulation {
  readonly uuid: string;
  /** Short number for people. */
  readonly id: number;
  readonly email: string;
  readonly dividendClp: number;
  readonly dividendUf: number;
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
  /** Whether the visitor agreed to be contacted; absent in an older draft, whose visitor did. */
  readonly wantsContact?: boolean;
}

export interface SummaryProps {
  /** Progress through the steps. */
  readonly progress?: ReactNode;
  readonly result: ResultProps;
  readonly firstName: string;
  /** Purpose, property and place, abbreviated. */
  readonly project: readonly string[];
  readonly property: readonly Fact[];
  readonly applicant: readonly Fact[];
  /** Confirmed credit and stated income, to calculate which credit another income is sufficient for. */
  readonly credit: {
    /** Returns the largest credit over the same term that an income is sufficient for, at that credit's rate. */
    readonly largestFor: (incomeClp: number) => Promise<LargestCredit>;
    readonly incomeClp: Clp;
    /** True if the income includes a co-debtor's. */
    readonly isOfTwo: boolean;
    readonly minimumIncomeClp: Clp;
  };
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  readonly person: Person;
  readonly simulation: SimulationToSave;
  /** Idempotency key of every attempt to save this simulation. */
  readonly intentKey: string;
  /** Called when the visitor saves, with or without agreeing to be contacted. RUT and phone are required from then on. */
  readonly onSave: (wantsContact: boolean) => void;
  /** `userHash`: pseudonym of the client for analytics. */
  readonly onSaved: (simulation: SimulationRead, userHash: string) => void;
  /** Gives the next save another idempotency key. */
  readonly onOtherIntent: () => void;
  readonly onBack: () => void;
  /** Navigates to the module of a field. */
  readonly onAmend: (fieldName: string, message: string) => void;
  /** Returns a field's label; null if no module contains it. */
  readonly labelOf: (fieldName: string) => string | null;
  /** Calculates again. Resolves to a message if that failed. */
  readonly onRecalculate: () => Promise<string | null>;
}

export interface SuccessProps {
  readonly saved: SavedSimulation;
  readonly onRestart: () => void;
  /** Begins another simulation for the same person; null if their data is no longer loaded. */
  readonly onRestartForSame: (() => void) | null;
}
