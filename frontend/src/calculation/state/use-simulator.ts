import { replaceEqualDeep } from '@tanstack/react-query';
import {
  type Dispatch,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { newIntentKey } from '#shared/api/intent-key.ts';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { Answers } from '../answers/answers.ts';
import { answersAtUf, answersWith, isAnotherCredit, isCreditReset } from '../answers/changes.ts';
import { type CreditFields, creditFields } from '../answers/credit-facts.ts';
import {
  type AnswerChanges,
  FIELD_PATHS,
  type FieldPath,
  type Labels,
  type ModuleFields,
  moduleOf,
} from '../answers/fields.ts';
import { areValid, type CreditRules, type Violations, violationsOf } from '../answers/violations.ts';
import { financingOf, otherDebtsOf, ufOf, type useInicio } from '../api/get-inicio.ts';
import type { Inicio } from '../api/wire.ts';
import { type Simulation, useSimulation } from '../figures/use-simulation.ts';
import type { Draft } from './drafts.ts';
import type { Modules } from './modules.ts';
import { type Progress, type ProgressAction, progressReducer } from './progress.ts';
import { withAssumed } from '../answers/assumed.ts';

/** Fields of a simulator, with their labels and initial answers. */
export interface FormDefinition {
  readonly fields: ModuleFields;
  readonly labels: Labels;
  readonly blank: Answers;
}

/** The store of the answers, and functions that change them. */
export interface SimulatorForm extends FormDefinition {
  readonly form: AnswersForm;
  /** Changes answers, with their consequences. */
  readonly change: (input: AnswerChanges) => void;
  readonly dispatch: Dispatch<ProgressAction>;
}

/** Values of the BFF's first answer. */
export interface BankFacts {
  readonly rules: CreditRules;
  readonly uf: UfOfDay;
  /** UF, catalogues and insurances; undefined before the first answer. */
  readonly inicio: Inicio | undefined;
  readonly isInicioPending: boolean;
}

export interface SimulatorSteps {
  readonly progress: Progress;
  /** Modules. Module 1 is valid only with what the summary asks for again, module 2 with its value, module 3 only together with the answers of the others. */
  readonly modules: Modules;
  /** True if module 3 violates no rule, calculated or not. */
  readonly isCreditValid: boolean;
}

export interface Simulator extends SimulatorForm, BankFacts, SimulatorSteps {
  readonly answers: Answers;
  readonly violations: Violations;
  readonly simulation: Simulation;
  /** Answers and progress, which survive a reload. */
  readonly draft: Draft;
}

export const answersOf = ({ flavour, client, project, credit }: Draft): Answers => ({
  flavour,
  client,
  project,
  credit,
});
export const progressOf = ({ flavour, client, project, credit, ...progress }: Draft): Progress => progress;

/** Returns a simulation that begins with a draft: answers in a store, progress in a reducer, and the figures of both. */
export function useNewSimulator(
  begun: () => Draft,
  inicio: Pick<ReturnType<typeof useInicio>, 'data' | 'isPending'>,
  definition: FormDefinition,
): Simulator {
  const [first] = useState(begun);
  const [progress, dispatch] = useReducer(progressReducer, first, progressOf);
  const { data, isPending } = inicio;
  const uf = useMemo(() => ufOf(data, isPending), [data, isPending]);
  const rules = useMemo(() => ({ ufValueClp: uf.valueClp, financing: financingOf(data) }), [uf, data]);
  const [form] = useState(() => newAnswers(answersOf(first), rules));
  const answers = useSyncExternalStore(form.subscribe, form.now, form.now);
  const typed = useSyncExternalStore(form.subscribe, form.typed, form.typed);
  const violations = useSyncExternalStore(form.subscribe, form.violations, form.violations);
  const isCreditValid = areValid([...CREDIT_FIELDS, ...definition.fields.m3], violations);
  const isClientValid = areValid(definition.fields.m1, violations);
  const isProjectValid = areValid(definition.fields.m2, violations);
  const modules = useMemo(() => {
    const { m1, m2, m3 } = progress.modules;
    return {
      m1: { ...m1, valid: m1.valid && isClientValid },
      m2: { ...m2, valid: m2.valid && isProjectValid },
      m3: { ...m3, valid: m3.valid && isCreditValid },
    };
  }, [progress.modules, isClientValid, isProjectValid, isCreditValid]);
  useLayoutEffect(() => form.follow(rules), [form, rules]);
  const isUfKnown = uf.date !== null;
  useEffect(() => {
    if (isUfKnown) form.reset(answersAtUf(form.typed(), uf.valueClp));
  }, [form, uf.valueClp, isUfKnown]);
  const changes = useMemo(
    () => changesOf(form, definition, rules.ufValueClp, dispatch),
    [form, definition, rules.ufValueClp],
  );
  return {
    ...definition,
    ...changes,
    form,
    answers,
    progress,
    dispatch,
    violations,
    rules,
    uf,
    inicio: data,
    isInicioPending: isPending,
    modules,
    isCreditValid,
    simulation: useSimulation({
      answers,
      answersNow: form.now,
      violations,
      isCreditValid,
      calculated: progress.calculated,
      quote: progress.quote,
      onCalculated: (calculated) => dispatch({ type: 'calculated', calculated, key: newIntentKey() }),
      inicio,
      debts: otherDebtsOf(data, Number(progress.debtsClp)),
    }),
    draft: useMemo(() => ({ ...typed, ...progress }), [typed, progress]),
  };
}

function changesOf(
  form: AnswersForm,
  { fields, blank }: FormDefinition,
  ufValueClp: number,
  dispatch: Dispatch<ProgressAction>,
): Pick<SimulatorForm, 'change'> {
  return {
    change: (input) => {
      const before = form.typed();
      form.reset(answersWith(before, input, ufValueClp, blank.credit));
      const after = form.typed();
      if (after === before) return;
      const [answered] = Object.keys(input) as [FieldPath];
      // Typed above the modules, the value leaves the open one open, also where it belongs to the project.
      const module = answered === 'credit.propertyValue' ? 'm3' : moduleOf(answered, fields);
      const isAnother = isAnotherCredit(before, after, ufValueClp);
      const isReset = isAnother && isCreditReset(before, after);
      if (module !== null) dispatch({ type: 'answered', module, isAnotherCredit: isAnother, isReset });
    },
  };
}

const CREDIT_FIELDS = FIELD_PATHS.filter((path) => path.startsWith('credit.'));

/** The single store of all answers, and what follows from them. What has not changed stays the same object, so that its fields are not rerendered. */
export interface AnswersForm {
  /** Returns the current answers at the time of the call, with what is assumed for those that are empty. */
  readonly now: () => Answers;
  /** Returns the current answers as typed. */
  readonly typed: () => Answers;
  readonly violations: () => Violations;
  readonly creditFields: () => CreditFields;
  readonly reset: (typed: Answers) => void;
  /** Assumes and validates at other values of the bank. */
  readonly follow: (rules: CreditRules) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a store that begins with these answers. */
function newAnswers(first: Answers, firstRules: CreditRules): AnswersForm {
  const stateOf = (typed: Answers, rules: CreditRules) => {
    const answers = withAssumed(typed, rules.ufValueClp);
    return {
      typed,
      answers,
      violations: violationsOf(answers, rules),
      creditFields: creditFields(answers.credit, answers.project, rules.ufValueClp),
    };
  };
  let rules = firstRules;
  let state = stateOf(first, rules);
  const listeners = new Set<() => void>();
  const become = (typed: Answers): void => {
    const next = replaceEqualDeep(state, stateOf(typed, rules));
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => state.answers,
    typed: () => state.typed,
    violations: () => state.violations,
    creditFields: () => state.creditFields,
    reset: become,
    follow: (next) => {
      rules = next;
      become(state.typed);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
