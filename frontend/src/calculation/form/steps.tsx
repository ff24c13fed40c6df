import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { isSame } from '../answers/answers.ts';
import { answerTo, LOADING_LISTS, MODULE_IDS, type ModuleId } from '../answers/fields.ts';
import { focusAnswer } from '../state/place.tsx';
import { useAnswers, useBank, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import type { FoldedModuleProps } from './folded-module.tsx';
import { ContinueActions, type ModuleParts, OpenModule, Progress } from './module-card.tsx';
import type { ModuleNavigation } from './use-module-navigation.ts';

export interface StepsProps {
  parts: Readonly<Record<ModuleId, ModuleParts>>;
  navigation: ModuleNavigation;
  stepCount?: number;
  /** Notice above the first module's fields. */
  clientNotice?: ReactNode;
}

/** The three modules of a simulator: one open, the others folded. */
export function Steps(props: StepsProps) {
  const { parts, navigation, stepCount = MODULE_IDS.length, clientNotice } = props;
  const { modules } = useSteps();
  const { inicio, isInicioPending } = useBank();
  const { calculate } = useFigures();
  const queries = useQueryClient();
  useEffect(() => void Folded.preload(queries), [queries]);
  const calculateHere = (): void => {
    // Enter in a field leads to the result; the pressed button itself becomes the next act.
    if (document.activeElement instanceof HTMLInputElement) focusAnswer();
    calculate();
  };
  const draw = (id: ModuleId) => {
    if (!modules[id].active) return <ClosedModule id={id} parts={parts[id]} onEdit={navigation.edit} />;
    if (id !== 'm1' && !inicio?.catalogos) return isInicioPending ? COMING : <MissingCatalogue />;
    const isLast = id === 'm3';
    return (
      <OpenModule
        id={id}
        parts={parts[id]}
        takesFocus={navigation.takesFocus}
        onValid={isLast ? calculateHere : () => navigation.complete(id)}
        footer={isLast ? null : <ContinueActions />}
        progress={<Progress step={MODULE_IDS.indexOf(id) + 1} count={stepCount} />}
        notice={id === 'm1' && clientNotice}
      />
    );
  };
  return MODULE_IDS.map((id) => <Fragment key={id}>{draw(id)}</Fragment>);
}

/** Loaded while module 1 is answered, with its height before. */
export const Folded = deferred(
  () => import('./folded-module.tsx'),
  'FoldedModule',
  'No pudimos cargar este paso.',
  <div className="min-h-18" />,
);

const MissingCatalogue = deferred(
  () => import('./notices.tsx'),
  'MissingCatalogue',
  'No pudimos cargar este paso.',
);

/** A closed module: folded into a row if answered, dimmed if nothing is answered yet. */
function ClosedModule(props: FoldedModuleProps) {
  const { id, parts } = props;
  const { fields, blank } = useForm();
  const isAnswered = useSteps().modules[id].valid;
  const isBlank = useAnswers((answers) =>
    fields[id].every((path) => isSame(answerTo(answers, path), answerTo(blank, path))),
  );
  return isBlank && !isAnswered ? <LaterRow {...parts} /> : <Folded {...props} />;
}

/** A module that can't be opened yet. */
export function LaterRow({ number, title }: Pick<ModuleParts, 'number' | 'title'>) {
  return (
    <p className="num flex items-baseline gap-3 rounded-md border border-dashed border-dash px-4 py-3 text-ink-2 md:px-6 print:hidden">
      <b>{number}</b>
      <span>{title}</span>
    </p>
  );
}

/** Placeholder as high as the screen, so that what follows does not visibly move. */
const COMING = (
  <div className="min-h-screen">
    <Loading label={LOADING_LISTS} />
  </div>
);
