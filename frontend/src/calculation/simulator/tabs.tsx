import { useQueryClient } from '@tanstack/react-query';
import {
  memo,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useAudienceText } from '#shared/context/audience.tsx';
import type { AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { OldMark, MARKED } from '../result/old-mark.tsx';
import { useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import { MODULES_TAB, usePlace } from '../state/place.tsx';

const panel = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  deferred(load, name, 'No pudimos cargar esta parte.', <Loading label="Cargando…" />);

const Terms = panel(() => import('../comparison/comparison.tsx'), 'CreditTerms');
const Schedule = panel(() => import('../schedule/schedule-panel.tsx'), 'ScheduleContent');
const Prepayments = panel(() => import('../prepayment/prepayments.tsx'), 'Prepayments');
const OtherOffer = panel(() => import('../other-offers/other-offer.tsx'), 'OtherOffer');
const Afford = panel(() => import('../affording/afford-form.tsx'), 'AffordForm');

interface Tab {
  readonly id: string;
  readonly label: string;
  /** Answer about the credit; absent for the modules, and for the tab that needs no figures. */
  readonly Panel?: ComponentType<ScheduleProps>;
}

const AFFORD = 'alcanza';
const TABS: readonly Tab[] = [
  { id: MODULES_TAB, label: 'Simulación' },
  { id: 'plazos', label: 'Plazos', Panel: Terms },
  { id: 'cuadro', label: 'Cuadro', Panel: Schedule },
  { id: 'abonos', label: 'Abonos', Panel: Prepayments },
  { id: 'oferta', label: 'Otra oferta', Panel: OtherOffer },
  { id: AFFORD, label: 'Cuánto me alcanza' },
];
const PANELS = [Terms, Schedule, Prepayments, OtherOffer, Afford];

/** Returns the tab about what a link asks; the modules without a question. */
export const tabOf = ({ abono, oferta }: AskedQuestions): string =>
  abono ? 'abonos' : oferta ? 'oferta' : MODULES_TAB;

/** The modules, and further answers about the same credit, a tab each. See docs/rules.md R783. */
export function Tabs({ children }: { children: ReactNode }) {
  const { tab: chosen, setTab } = usePlace();
  const textFor = useAudienceText();
  const list = useRef<HTMLDivElement>(null);
  const credit = useDeferredValue(useLastCredit());
  usePanelsWhenIdle(credit !== null);
  const shown = TABS.find(({ id }) => id === chosen) ?? (TABS[0] as Tab);
  // A press marks its tab before the panel is rendered.
  const drawn = useDeferredValue(shown);
  const toNeighbour = (event: KeyboardEvent): void => {
    const index = TABS.indexOf(shown);
    const steps: Record<string, number> = {
      ...{ ArrowRight: index + 1, ArrowLeft: index - 1 },
      ...{ Home: 0, End: TABS.length - 1 },
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : TABS.at(step % TABS.length);
    if (next === undefined) return;
    event.preventDefault();
    setTab(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  const labelOf = ({ id, label }: Tab): string =>
    id === AFFORD ? textFor(label, 'Cuánto le alcanza') : label;
  return (
    <div className="grid min-w-0 gap-4">
      <div
        role="tablist"
        aria-label={textFor('Tu simulación', 'La simulación')}
        ref={list}
        className="-mx-4 flex [scrollbar-width:none] gap-6 overflow-x-auto px-4 shadow-[inset_0_-1px_var(--line)] md:mx-0 md:px-0 print:hidden"
      >
        {TABS.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={tab === drawn ? `panel-${tab.id}` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={({ currentTarget }) => {
              setTab(tab.id);
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
            onKeyDown={toNeighbour}
            className="min-h-11 flex-none cursor-pointer border-0 border-b-[3px] border-solid border-transparent bg-transparent p-0 font-semibold whitespace-nowrap text-ink-2 hover:border-edge hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-primary aria-selected:text-primary"
          >
            {labelOf(tab)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`panel-${drawn.id}`}
        aria-labelledby={`tab-${drawn.id}`}
        className="grid min-w-0 gap-2"
      >
        {drawn.id === MODULES_TAB ? children : <Answered tab={drawn} credit={credit} />}
      </div>
    </div>
  );
}

/** A panel draws by its own width. */
const ROOM = '@container min-w-0 print:[container-type:normal]';

const Answered = memo(function Answered({
  tab: { id, Panel },
  credit,
}: {
  tab: Tab;
  credit: ScheduleProps | null;
}) {
  const { dispatch } = useForm();
  const { asked } = useSteps().progress;
  if (Panel === undefined)
    return (
      <div className={ROOM}>
        <Afford />
      </div>
    );
  if (credit === null)
    return (
      <Card>
        <NoFigures />
      </Card>
    );
  return (
    <div className={classNames(ROOM, id !== 'plazos' && MARKED)}>
      {id !== 'plazos' && <Mark />}
      <Panel {...credit} asked={asked} onAsk={(name, text) => dispatch({ type: 'asked', name, text })} />
    </div>
  );
});

/** Says why there are no figures. */
function NoFigures() {
  const { message } = useFigures().result;
  const textFor = useAudienceText();
  return (
    <p>
      {message ?? `Aparecerá aquí apenas ${textFor('escribas', 'escriba')} el valor de la propiedad, arriba.`}
    </p>
  );
}

/** A component of its own, so that a new status does not rerender the panel. */
function Mark() {
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

/** Returns the last credit that had figures, so that what was typed about it outlives a change; null while nothing is answered. */
function useLastCredit(): ScheduleProps | null {
  const { previewed, result } = useFigures();
  const [last, setLast] = useState(previewed);
  if (previewed !== null && previewed !== last) setLast(previewed);
  return result.status === 'empty' || result.status === 'waiting' ? null : last;
}
