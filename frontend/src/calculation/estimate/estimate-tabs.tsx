import { useQueryClient } from '@tanstack/react-query';
import {
  memo,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import type { ScheduleProps } from '../figures/shown.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import card from '#shared/ui/layout/card.module.css';
import { MARKED, OldMark } from '../result/old-mark.tsx';
import { SimulatorContext, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import { startedFrom, useAffording } from './affording.ts';
import { useEstimate } from './estimate-context.tsx';
import styles from './estimate-tabs.module.css';
import { isAwaited } from './use-estimate.ts';

const panel = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => deferred(load, pick, 'No pudimos cargar esta parte.', <Loading label="Cargando…" />);

const Comparison = panel(
  () => import('./estimate-comparison.tsx'),
  ({ EstimateComparison }) => EstimateComparison,
);
const Schedule = panel(
  () => import('../schedule/schedule-panel.tsx'),
  ({ ScheduleContent }) => ScheduleContent,
);
const Prepayments = panel(
  () => import('../prepayment/prepayments.tsx'),
  ({ Prepayments }) => Prepayments,
);
const OtherOffer = panel(
  () => import('../other-offers/other-offer-card.tsx'),
  ({ OtherOffer }) => OtherOffer,
);
const Afford = panel(
  () => import('./afford-form.tsx'),
  ({ AffordForm }) => AffordForm,
);

interface Tab {
  readonly id: string;
  readonly label: string;
  /** Absent for the tab that needs no figures. */
  readonly Panel?: ComponentType<ScheduleProps>;
}

/** Questions about the figures. */
const ABOUT_FIGURES: readonly Tab[] = [
  { id: 'plazos', label: 'Plazos', Panel: Comparison },
  { id: 'cuadro', label: 'Cuadro', Panel: Schedule },
  { id: 'abonos', label: 'Abonos', Panel: Prepayments },
  { id: 'oferta', label: 'Otra oferta', Panel: OtherOffer },
];
const AFFORD: Tab = { id: 'alcanza', label: 'Cuánto me alcanza' };

const PANELS = [Comparison, Schedule, Prepayments, OtherOffer, Afford];

/** Further answers about the estimate, a tab each: without figures only what one can afford. See docs/rules.md R783. */
export function EstimateTabs() {
  const { simulator } = useEstimate();
  return (
    <SimulatorContext value={simulator}>
      <Tabs />
    </SimulatorContext>
  );
}

function Tabs() {
  const credit = useLastCredit();
  const { simulator, tab: chosen, setTab, isExample, assumed } = useEstimate();
  const { answersNow } = useForm();
  const { input, setInput } = useAffording();
  const list = useRef<HTMLDivElement>(null);
  const hasFigures = credit !== null || isAwaited(simulator);
  const tabs = [...(hasFigures ? ABOUT_FIGURES : []), AFFORD];
  usePanelsWhenIdle(credit !== null);
  const shown = tabs.find(({ id }) => id === chosen) ?? (hasFigures ? ABOUT_FIGURES[0] : undefined);
  // A press marks its tab, and a keystroke is shown, before the panel is rendered.
  const drawn = useDeferredValue(shown);
  const drawnCredit = useDeferredValue(credit);
  const setChosen = (id: string): void => {
    if (id === AFFORD.id && !isExample) setInput(startedFrom(input, answersNow(), assumed));
    setTab(id);
  };
  const toNeighbour = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ id }) => id === shown?.id);
    const steps: Record<string, number> = {
      ...{ ArrowRight: index + 1, ArrowLeft: index - 1 },
      ...{ Home: 0, End: tabs.length - 1 },
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <section className={styles['questions']} aria-label="Más sobre tu crédito">
      <div role="tablist" aria-label="Más sobre tu crédito" ref={list} className={styles['tabs']}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === shown?.id}
            aria-controls={id === drawn?.id ? `panel-${id}` : undefined}
            tabIndex={id === shown?.id || shown === undefined ? 0 : -1}
            onClick={() => setChosen(id)}
            onKeyDown={toNeighbour}
          >
            {label}
          </button>
        ))}
      </div>
      {drawn !== undefined && <Panel tab={drawn} credit={drawnCredit} />}
    </section>
  );
}

interface PanelProps {
  tab: Tab;
  credit: ScheduleProps | null;
}

const Panel = memo(function Panel({ tab: { id, Panel: Figures }, credit }: PanelProps) {
  const { dispatch } = useForm();
  const { asked } = useSteps().progress;
  return (
    <div
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      className={id === 'plazos' ? undefined : classNames(card['card'], MARKED)}
    >
      {Figures ? (
        credit === null ? (
          <Loading label="Cargando…" />
        ) : (
          <>
            {id !== 'plazos' && <PanelMark />}
            <Figures
              {...credit}
              asked={asked}
              onAsk={(name, text) => dispatch({ type: 'asked', name, text })}
            />
          </>
        )
      ) : (
        <Affordable />
      )}
    </div>
  );
});

/** A component of its own, so that a new status does not rerender the panel. */
function PanelMark() {
  const { status } = useFigures().result;
  return <OldMark status={status === 'ready' ? status : 'outdated'} />;
}

/** Loads the panels when the browser is idle, so that the first press shows its panel at once, also without a connection. */
function usePanelsWhenIdle(isAnswered: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAnswered || !('requestIdleCallback' in window)) return;
    const load = (): void => PANELS.forEach(({ preload }) => void preload(queries));
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [isAnswered, queries]);
}

/** Leads to the answer about what it fills in. */
function Affordable() {
  const { answer } = useEstimate();
  return <Afford onContinue={() => answer?.focus()} />;
}

/** Returns the last credit that had figures, so that what was typed about it outlives a change; null while nothing is answered. */
function useLastCredit(): ScheduleProps | null {
  const { previewed, result } = useFigures();
  const [last, setLast] = useState(previewed);
  if (previewed !== null && previewed !== last) setLast(previewed);
  return result.status === 'empty' || result.status === 'waiting' ? null : last;
}
