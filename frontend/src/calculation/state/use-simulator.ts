import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
  type Dispatch,
} from 'react';
import { newIntentKey } from '#shared/api/intent-key.ts';
import type { UfOfDay } from '#shared/context/uf.tsx';
import { isSame, type Answers } from '../answers/answers.ts';
import { answersAtUf, answersWith, isAnotherCredit } from '../answers/changes.ts';
import {
  answerTo,
  FIELD_PATHS,
  moduleOf,
  withAnswer,
  type FieldPath,
  type AnswerChanges,
  type ModuleFields,
  type ModuleId,
} from '../answers/fields.ts';
import type { Labels } from '../answers/texts.ts';
import { areValid, violationsOf, type CreditRules, type Violations } from '../answers/violations.ts';
import type { useInicio } from '../api/get-inicio.ts';
import type { Inicio } from '../api/wire.ts';
import { financingOf, otherDebtsOf, ufOf } from '../figures/inicio-view.ts';
import { useSimulation, type Simulation } from '../figures/use-simulation.ts';
import type { Draft } from './drafts.ts';
import type { Modules } from './modules.ts';
import { newAnswers, type AnswersForm } from './answers-form.ts';
import { emptiedParts } from './emptied-parts.ts';
import { leftFigures } from './left-figures.ts';
import { progressReducer, type Progress, type ProgressAction, type PurposeFigures } from './progress.ts';

/** Fields of a simulator, with their labels and initial answers. */
export interface FormDefinition {
  readonly fields: ModuleFields;
  readonly labels: Labels;
  readonly blank: Answers;
}

/** Functions that change answers and return the current ones. */
export interface SimulatorForm extends FormDefinition {
  readonly form: AnswersForm;
  readonly answersNow: () => Answers;
  readonly violationsNow: () => Violations;
  /** Changes answers, with their consequences. */
  readonly change: (input: AnswerChanges) => void;
  /** Restores the answers of another purpose; place and client stay. */
  readonly takeUp: (figures: PurposeFigures) => void;
  readonly dispatch: Dispatch<ProgressAction>;
}

/** Values of the BFF's first answer. */
export interface BankFacts {
  readonly rules: CreditRules;
  readonly uf: UfOfDay;
  /** UF, catalogues and insurances; undefined before the first answer. */
  readonly inicio: Inicio | undefined;
  readonly isInicioPending: boolean;
  readonly retryInicio: () => void;
}

export interface SimulatorSteps {
  readonly progress: Progress;
  /** Modules. Module 3 is valid only together with the current answers of the others. */
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

/**
 * Returns a simulation that begins with a draft: answers in a store, progress in a reducer, and the figures of both. `debtsClp`: other
 * debts a month that the verdict on the income counts.
 */
export function useNewSimulator(
  begun: () => Draft,
  inicio: Pick<ReturnType<typeof useInicio>, 'data' | 'isPending' | 'refetch'>,
  definition: FormDefinition,
  debtsClp = 0,
): Simulator {
  const [first] = useState(begun);
  const [form] = useState(() => newAnswers(answersOf(first)));
  const answers = useSyncExternalStore(form.subscribe, form.now, form.now);
  const [progress, dispatch] = useReducer(progressReducer, first, progressOf);
  const { data, isPending, refetch } = inicio;
  const uf = useMemo(() => ufOf(data, isPending), [data, isPending]);
  const rules = useMemo(() => ({ ufValueClp: uf.valueClp, financing: financingOf(data) }), [uf, data]);
  const validate = useMemo(() => withLastCached((input: Answers) => violationsOf(input, rules)), [rules]);
  const violationsNow = useCallback(() => validate(form.now()), [validate, form]);
  const violations = validate(answers);
  const isCreditValid = areValid(CREDIT_FIELDS, violations);
  const { m3 } = progress.modules;
  const modules = useMemo(
    () => ({ ...progress.modules, m3: { ...m3, valid: m3.valid && isCreditValid } }),
    [progress.modules, m3, isCreditValid],
  );
  const convertAgain = useEffectEvent(() => {
    form.reset(withChanged(form.now(), answersAtUf(form.now(), uf.valueClp)));
  });
  const isUfKnown = uf.date !== null;
  useEffect(() => {
    if (isUfKnown) convertAgain();
  }, [uf.valueClp, isUfKnown]);
  const changes = useMemo(
    () => changesOf(form, definition, rules.ufValueClp, dispatch),
    [form, definition, rules.ufValueClp],
  );
  return {
    ...definition,
    ...changes,
    form,
    answers,
    answersNow: form.now,
    violationsNow,
    progress,
    dispatch,
    violations,
    rules,
    uf,
    inicio: data,
    isInicioPending: isPending,
    retryInicio: useCallback(() => void refetch(), [refetch]),
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
      debts: otherDebtsOf(data, debtsClp),
    }),
    draft: useMemo(() => ({ ...answers, ...progress }), [answers, progress]),
  };
}

function changesOf(
  form: AnswersForm,
  { fields, blank }: FormDefinition,
  ufValueClp: number,
  dispatch: Dispatch<ProgressAction>,
): Pick<SimulatorForm, 'change' | 'takeUp'> {
  const become = (after: Answers, module: ModuleId | null): void => {
    const before = form.now();
    const changed = withChanged(before, after);
    if (changed === before) return;
    form.reset(changed);
    if (module !== null)
      dispatch({
        type: 'answered',
        module,
        isAnotherCredit: isAnotherCredit(before, after, ufValueClp),
        left: leftFigures(before, after),
        emptied: emptiedParts(before, changed),
      });
  };
  return {
    change: (input) => {
      const [answered] = Object.keys(input) as [FieldPath];
      become(answersWith(form.now(), input, ufValueClp, blank.credit), moduleOf(answered, fields));
    },
    takeUp: ({ project, credit }) => {
      const { creditType, propertyType, otherPropertyType, propertyState, isDfl2 } = project;
      const before = form.now();
      const ofPurpose = { creditType, propertyType, otherPropertyType, propertyState, isDfl2 };
      const after = { ...before, project: { ...before.project, ...ofPurpose }, credit };
      become(answersAtUf(after, ufValueClp), 'm2');
    },
  };
}

/**
 * Returns `before` with the answers that differ in `after`. All others stay the same objects, so that their fields are not
 * rerendered.
 */
const withChanged = (before: Answers, after: Answers): Answers =>
  FIELD_PATHS.filter((path) => !isSame(answerTo(before, path), answerTo(after, path))).reduce(
    (answers, path) => withAnswer(answers, path, answerTo(after, path)),
    before,
  );

/** Returns the function with its last result cached, for the same argument. */
function withLastCached<Input extends object, Result>(call: (input: Input) => Result) {
  let last: { readonly input: Input; readonly result: Result } | null = null;
  return (input: Input): Result => {
    if (last?.input !== input) last = { input, result: call(input) };
    return last.result;
  };
}

const CREDIT_FIELDS = FIELD_PATHS.filter((path) => path.startsWith('credit.'));
