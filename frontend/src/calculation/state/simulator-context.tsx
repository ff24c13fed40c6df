/** State shared by the components of one simulator, split into contexts by how often it changes. */
import { replaceEqualDeep } from '@tanstack/react-query';
import { createContext, use, useState, useSyncExternalStore, type Context, type ReactNode } from 'react';
import type { Answers } from '../answers/answers.ts';
import type { CreditFields } from '../answers/credit-facts.ts';
import type { Violations } from '../answers/violations.ts';
import type { Refused } from '../figures/live-answer.ts';
import type { Simulation } from '../figures/use-simulation.ts';
import type { BankFacts, Simulator, SimulatorForm, SimulatorSteps } from './use-simulator.ts';

const FormContext = createContext<SimulatorForm | null>(null);
const BankContext = createContext<BankFacts | null>(null);
const StepsContext = createContext<SimulatorSteps | null>(null);
const SimulationContext = createContext<Simulation | null>(null);
const RefusedContext = createContext<Refused | null>(null);

/** Provides the simulator. A keystroke rerenders only the components whose part changed. */
export function SimulatorContext({ value, children }: { value: Simulator; children: ReactNode }) {
  const { fields, labels, blank, form, change, dispatch } = value;
  const simulation = useShared(value.simulation);
  const { inicio, isInicioPending, uf, rules, progress, modules, isCreditValid } = value;
  return (
    <FormContext value={useSame({ fields, labels, blank, form, change, dispatch })}>
      <BankContext value={useSame({ inicio, isInicioPending, uf, rules })}>
        <StepsContext value={useSame({ progress, modules, isCreditValid })}>
          <SimulationContext value={simulation}>
            <RefusedContext value={simulation.refused}>{children}</RefusedContext>
          </SimulationContext>
        </StepsContext>
      </BankContext>
    </FormContext>
  );
}

/** Returns the previous object while all members are the same. */
function useSame<Part extends object>(part: Part): Part {
  const [last, setLast] = useState(part);
  const isSamePart = Object.entries(part).every(([name, member]) => member === last[name as keyof Part]);
  if (isSamePart) return last;
  setLast(part);
  return part;
}

/** Returns the simulation with the objects of the last render whose content is the same. */
function useShared(simulation: Simulation): Simulation {
  const [last, setLast] = useState(simulation);
  const shared = replaceEqualDeep(last, simulation);
  if (shared !== last) setLast(shared);
  return shared;
}

function usePart<Part>(context: Context<Part | null>): Part {
  const part = use(context);
  if (part === null) throw new Error('Outside of a simulator');
  return part;
}

/** Returns the fields, and the functions that change answers. Typing does not change this object. */
export const useForm = (): SimulatorForm => usePart(FormContext);
/** Returns UF, catalogues, insurances and limits. */
export const useBank = (): BankFacts => usePart(BankContext);
/** Returns modules and progress. */
export const useSteps = (): SimulatorSteps => usePart(StepsContext);
/** Returns rate, figures, and the calculation of the button. */
export const useFigures = (): Simulation => usePart(SimulationContext);

/** Returns the sentences about refused fields, an object that changes with them only. */
export const useRefused = (): Refused => usePart(RefusedContext);

/** Returns what `pick` selects from the answers. Rerenders only when that changes. */
export function useAnswers<Picked>(pick: (answers: Answers) => Picked): Picked {
  const { form } = useForm();
  const now = () => pick(form.now());
  return useSyncExternalStore(form.subscribe, now, now);
}

/** Returns what `pick` selects from the answers as typed, without assumed ones. */
export function useTyped<Picked>(pick: (typed: Answers) => Picked): Picked {
  const { form } = useForm();
  const now = () => pick(form.typed());
  return useSyncExternalStore(form.subscribe, now, now);
}

export function useCreditFields(): CreditFields {
  const { form } = useForm();
  return useSyncExternalStore(form.subscribe, form.creditFields, form.creditFields);
}

export function useViolations(): Violations {
  const { form } = useForm();
  return useSyncExternalStore(form.subscribe, form.violations, form.violations);
}
