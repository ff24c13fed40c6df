import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import screen from '#shared/office/screen.module.css';
import { PROFESSIONAL_SUMMARY } from '#shared/simulation/professional-entry.ts';
import type { ResultSlots } from '#shared/simulation/result-slots.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { MODULE_IDS, PRO_FIELDS } from '../answers/fields.ts';
import { LOADING_LISTS, STAFF_LABELS } from '../answers/texts.ts';
import { useInicio } from '../api/get-inicio.ts';
import { useStepViews } from '../confirmation/step-views.ts';
import { InicioNotice, useInicioToasts } from '../modules/inicio-notice.tsx';
import { Progress } from '../modules/progress.tsx';
import { loadDraft, staffPlace } from '../state/drafts.ts';
import { currentStep, openModule } from '../state/modules.ts';
import { useStoredDraft, useStorages } from '../state/use-stored-draft.ts';
import { takeRemedy, usable } from '../state/take-remedy.ts';
import { SimulatorContext, useNewSimulator } from '../state/use-simulator.ts';
import { ChoicesCard } from './choices-card.tsx';
import { choicesOf } from './choices.ts';
import { useCompanyNames } from './company-fields.tsx';
import parts from './parts.module.css';
import styles from './professional-page.module.css';
import { ProfessionalSteps } from './professional-steps.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useEntry, type Entry } from './use-entry.ts';
import { usualAnswers } from './usual-choices.ts';

export interface ProfessionalPageProps {
  slots: ResultSlots;
  /** The signed-in user's id: other users' answers are not shown. */
  userId: number;
  /** Shown opposite the title. */
  aside: ReactNode;
}

/** The professional simulator: what was chosen, three modules, and what they come to. See docs/rules.md R91. */
export function ProfessionalPage({ slots, userId, aside }: ProfessionalPageProps) {
  const owner = String(userId);
  const [blank] = useState(() => usualAnswers(owner));
  const [place] = useState(() => staffPlace(owner, blank));
  const storages = useStorages();
  const inicio = useInicio();
  const begun = useNewSimulator(() => loadDraft(storages, place), inicio, {
    fields: PRO_FIELDS,
    labels: STAFF_LABELS,
    blank,
  });
  const simulator = useStoredDraft(storages, place, begun);
  const { answers, progress, uf, simulation } = simulator;
  const { isUnsaved } = progress;
  // The tab keeps it: only what ends the tab or the session loses it.
  useUnsavedInTab(isUnsaved);
  useEffect(() => storeUnsaved('simulación', isUnsaved ? 'sí' : ''), [isUnsaved]);
  const entry = useEntry(simulator, inicio.isPending, useStepViews(simulator).restart);
  const navigate = useNavigate();
  const confirmation = useConfirmation(simulator, owner, (recorded) => {
    void navigate(PROFESSIONAL_SUMMARY, { state: recorded });
  });
  const { rate, comparison, schedule } = simulation;
  const result = usable(simulator);
  useAnnounceUf(inicio.isPending ? null : uf);
  useInicioToasts(inicio.data, inicio.error);
  const names = {
    catalogos: inicio.data?.catalogos ?? null,
    seguros: inicio.data?.seguros ?? null,
    ...useCompanyNames(answers.project),
  };
  return (
    <SimulatorContext value={simulator}>
      <div className={`${screen['screen']} ${styles['page']}`}>
        <Progress step={currentStep(progress.modules)} count={MODULE_IDS.length} />
        <div className={`${screen['title']} ${styles['title']}`}>
          <h1>Simulador profesional</h1>
          {aside}
        </div>
        {inicio.isPending || entry.isLoading ? (
          <Loading label={entry.isLoading ? 'Abriendo la simulación guardada…' : LOADING_LISTS} />
        ) : (
          <>
            <InicioNotice />
            <EntryNotice entry={entry} />
            <Departures sentences={progress.departures} />
            <div className={styles['columns']}>
              <ChoicesCard
                choices={choicesOf(answers, names, uf.valueClp, rate.annualRatePct)}
                openModule={openModule(progress.modules)}
                className={styles['choices']}
              />
              <div className={styles['steps']}>
                <ProfessionalSteps
                  key={entry.generation}
                  confirmation={confirmation}
                  takeTarget={entry.takeTarget}
                />
                {comparison !== null && (
                  <slots.Comparison {...comparison} onUse={(years) => takeRemedy(simulator, { years })} />
                )}
                {schedule !== null && <slots.Schedule {...schedule} />}
              </div>
              <aside className={styles['result']} aria-label="Resultado">
                <slots.Result {...result} />
              </aside>
            </div>
          </>
        )}
        <slots.ResultBar {...result} />
      </div>
    </SimulatorContext>
  );
}

function EntryNotice({ entry: { question, failure, retry, giveUp } }: { entry: Entry }) {
  if (failure === null && question !== null)
    return (
      <Note tone="warn" role="alert" className={parts['notice']}>
        <p>{question.text}</p>
        <Button small onClick={question.replace}>
          {question.label}
        </Button>
        <Button variant="go" small onClick={giveUp}>
          Seguir aquí
        </Button>
      </Note>
    );
  if (failure === null) return null;
  return (
    <Note tone="bad" role="alert" className={parts['notice']}>
      <p>{failure}</p>
      <Button small onClick={retry}>
        <Icon name="retry" /> Reintentar
      </Button>
      <Button variant="low" small onClick={giveUp}>
        Seguir sin abrirla
      </Button>
    </Note>
  );
}

function Departures({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Note className={parts['notice']}>
      <p>
        <b>Cambia respecto de la simulación guardada</b>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}
