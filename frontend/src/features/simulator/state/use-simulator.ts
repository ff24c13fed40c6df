import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
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
  type FieldPath,
  type Given,
  type ModuleFields,
  type ModuleId,
} from '../answers/fields.ts';
import type { Labels } from '../answers/texts.ts';
import { areValid, violationsOf, type CreditRules, type Violations } from '../answers/violations.ts';
import type { useInicio } from '../api/get-inicio.ts';
import type { Catalogos, Inicio } from '../api/wire.ts';
import { financingOf, ufOf } from '../calculation/inicio-view.ts';
import { useSimulation, type Simulation } from '../calculation/use-simulation.ts';
import type { Draft } from './drafts.ts';
import type { Modules } from './modules.ts';
import { useAnswers, type AnswersForm } from './use-answers.ts';
import { leftFigures } from './left-figures.ts';
import { progressReducer, type Progress, type ProgressAction, type PurposeFigures } from './progress.ts';

/** The questions of a simulator, with their labels and initial answers. */
export interface Questions {
  readonly fields: ModuleFields;
  readonly labels: Labels;
  /** The answers before anybody gave one. */
  readonly blank: Answers;
}

export interface Simulator extends Questions {
  readonly form: AnswersForm;
  /** As they are drawn. */
  readonly answers: Answers;
  /** As they are at the time of the call, whenever that is. */
  readonly answersNow: () => Answers;
  /** Answers fields, with all that follows from it. */
  readonly change: (given: Given) => void;
  /** Takes up what was answered for another purpose; place and client stay. */
  readonly takeUp: (figures: PurposeFigures) => void;
  readonly progress: Progress;
  readonly dispatch: Dispatch<ProgressAction>;
  /** Every broken rule, of whichever module. */
  readonly violations: Violations;
  readonly rules: CreditRules;
  readonly uf: UfOfDay;
  /** UF, catalogues and insurances; undefined before the first answer. */
  readonly inicio: Inicio | undefined;
  readonly isInicioPending: boolean;
  readonly retryInicio: () => void;
  /** The modules' validity: module 3's answers are checked together with the present ones of the others. */
  readonly modules: Modules;
  /** Module 3 breaks no rule, calculated or not. */
  readonly isCreditValid: boolean;
  readonly simulation: Simulation;
  /** What has to survive a reload. */
  readonly draft: Draft;
}

export const SimulatorContext = createContext<Simulator | null>(null);

/** The simulator around this component. */
export function useSimulator(): Simulator {
  const simulator = use(SimulatorContext);
  if (simulator === null) throw new Error('Outside of a simulator');
  return simulator;
}

/** The catalogues, in a module that is not drawn without them. */
export function useCatalogos(): Catalogos {
  const catalogos = useSimulator().inicio?.catalogos;
  if (catalogos === null || catalogos === undefined) throw new Error('No catalogues');
  return catalogos;
}

export const answersOf = ({ flavour, client, project, credit }: Draft): Answers => ({
  flavour,
  client,
  project,
  credit,
});
export const progressOf = ({ flavour, client, project, credit, ...progress }: Draft): Progress => progress;

/** One simulation from the draft on: its answers in a form, its progress in a reducer, and what the two come to. */
export function useNewSimulator(
  begun: () => Draft,
  inicio: Pick<ReturnType<typeof useInicio>, 'data' | 'isPending' | 'refetch'>,
  questions: Questions,
): Simulator {
  const [first] = useState(begun);
  const { form, answers } = useAnswers(answersOf(first));
  const [progress, dispatch] = useReducer(progressReducer, first, progressOf);
  const { data, isPending } = inicio;
  const uf = useMemo(() => ufOf(data, isPending), [data, isPending]);
  const rules = useMemo(() => ({ ufValueClp: uf.valueClp, financing: financingOf(data) }), [uf, data]);
  const violations = useMemo(() => violationsOf(answers, rules), [answers, rules]);
  const isCreditValid = areValid(CREDIT_FIELDS, violations);
  const { m3 } = progress.modules;
  const convertAgain = useEffectEvent(() => {
    const before = form.now();
    const after = answersAtUf(before, uf.valueClp);
    for (const path of FIELD_PATHS)
      if (!isSame(answerTo(before, path), answerTo(after, path))) form.setAnswer(path, answerTo(after, path));
  });
  const become = (after: Answers, module: ModuleId | null): void => {
    const before = form.now();
    const changed = FIELD_PATHS.filter((path) => !isSame(answerTo(before, path), answerTo(after, path)));
    if (changed.length === 0) return;
    for (const path of changed) form.setAnswer(path, answerTo(after, path));
    if (module !== null)
      dispatch({
        type: 'answered',
        module,
        isAnotherCredit: isAnotherCredit(before, after, rules.ufValueClp),
        left: leftFigures(before, after),
      });
  };
  const isUfKnown = uf.date !== null;
  useEffect(() => {
    if (isUfKnown) convertAgain();
  }, [uf.valueClp, isUfKnown]);
  return {
    ...questions,
    form,
    answers,
    answersNow: form.now,
    change: (given) => {
      const [answered] = Object.keys(given) as [FieldPath];
      const before = form.now();
      const after = answersWith(before, given, rules.ufValueClp, questions.blank.credit);
      become(after, moduleOf(answered, questions.fields));
    },
    takeUp: ({ project, credit }) => {
      const { creditType, propertyType, otherPropertyType, propertyState, isDfl2 } = project;
      const before = form.now();
      const ofPurpose = { creditType, propertyType, otherPropertyType, propertyState, isDfl2 };
      const after = { ...before, project: { ...before.project, ...ofPurpose }, credit };
      become(answersAtUf(after, rules.ufValueClp), 'm2');
    },
    progress,
    dispatch,
    violations,
    rules,
    uf,
    inicio: data,
    isInicioPending: isPending,
    retryInicio: () => void inicio.refetch(),
    modules: { ...progress.modules, m3: { ...m3, valid: m3.valid && isCreditValid } },
    isCreditValid,
    simulation: useSimulation({
      answers,
      answersNow: form.now,
      violations,
      isCreditValid,
      calculated: progress.calculated,
      onCalculated: (calculated) => dispatch({ type: 'calculated', calculated, key: newIntentKey() }),
      inicio,
    }),
    draft: useMemo(() => ({ ...answers, ...progress }), [answers, progress]),
  };
}

const CREDIT_FIELDS = FIELD_PATHS.filter((path) => path.startsWith('credit.'));
