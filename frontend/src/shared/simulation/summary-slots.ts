/** Props of the components that confirm, save and acknowledge a simulation. */
import type { ComponentType, ReactNode } from 'react';
import type { Clp } from '@simulador/contracts/domain/money';
import type { Fact } from '@simulador/contracts/simulation/facts';
import type { components } from '@simulador/contracts/generated/bff';
import type { Remedy, ResultProps, ResultSlots } from './result-slots.ts';

type Schemas = components['schemas'];

/** RUT and mobile phone as typed; `+569` means no phone. */
export interface Contact {
  readonly rut: string;
  readonly phone: string;
}

/** Data that introduces a client, in addition to RUT and phone. */
export type Person = Required<
  Pick<Schemas['ClientRequestDto'], 'email' | 'first_name' | 'last_name' | 'age'>
> &
  Pick<Schemas['ClientRequestDto'], 'written_first_name' | 'written_last_name'>;
/** A simulation to be saved, but for whose it is and how to reach them. */
export type SimulationToSave = Omit<Schemas['SimulationCreateDto'], 'client' | 'phone_number'>;
/** The saved simulation as the BFF reads it back. */
export type SimulationRead = Schemas['SimulationDto'];

/** Figures of a saved simulation on the success screen. UF as decimal numbers, pesos whole, rate in annual percent. */
export interface SavedSimulation {
  readonly uuid: string;
  /** The short number that people say. */
  readonly id: number;
  readonly email: string;
  readonly dividendClp: number;
  readonly dividendUf: number;
  readonly creditUf: number;
  /** The credit in pesos as typed; null if it was typed in UF. */
  readonly creditClp: number | null;
  /** Pesos for one UF, as saved. */
  readonly ufValueClp: number;
  /** ISO 8601, the day of that UF. */
  readonly ufDate: string;
  readonly years: number;
  readonly annualRatePct: number;
  /** ISO 8601. */
  readonly date: string;
}

export interface SummaryProps {
  /** Which step of the way it is. */
  readonly progress?: ReactNode;
  readonly result: ResultProps;
  readonly firstName: string;
  /** Purpose, property and place, in short. */
  readonly project: readonly string[];
  readonly property: readonly Fact[];
  readonly applicant: readonly Fact[];
  /** The confirmed credit and the stated income, for what another income carries. */
  readonly credit: {
    /** The largest credit over the same term that an income carries, at the rate of that credit; null when there is none. */
    readonly largestFor: (incomeClp: number) => Promise<Remedy['credit']>;
    readonly incomeClp: Clp;
    /** The income is that of the client and of a co-debtor. */
    readonly isOfTwo: boolean;
    readonly minimumIncomeClp: Clp;
  };
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  readonly person: Person;
  readonly simulation: SimulationToSave;
  /** Goes with every try to save this simulation, so that it is saved once. */
  readonly intentKey: string;
  /** The visitor asks to be contacted: RUT and phone are required from here on. */
  readonly onAsk: () => void;
  /** `userHash`: the client's name for analytics. */
  readonly onSaved: (simulation: SimulationRead, userHash: string) => void;
  /** Starts another intent: the next save gets a key of its own. */
  readonly onOtherIntent: () => void;
  readonly onBack: () => void;
  /** Navigates to the module of the field with that name. */
  readonly onAmend: (fieldName: string, message: string) => void;
  /** The label of the field of that name; null when there is none to lead to. */
  readonly labelOf: (fieldName: string) => string | null;
  /** Calculates again; resolves to a sentence when that failed. */
  readonly onRecalculate: () => Promise<string | null>;
}

export interface SuccessProps {
  readonly saved: SavedSimulation;
  readonly onRestart: () => void;
  /** Another simulation for the same person; null when the page does not know them any more. */
  readonly onRestartForSame: (() => void) | null;
}

/** All components that the simulator page places. */
export interface SimulatorSlots extends ResultSlots {
  /** Opens over the page when a result is confirmed. */
  Summary: ComponentType<SummaryProps>;
  /** Takes the page's place when the simulation is saved. */
  Success: ComponentType<SuccessProps>;
  /** Summary and success are loaded when they are near: from here on. */
  prepareSummary: () => void;
}
