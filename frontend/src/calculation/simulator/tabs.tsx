import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useAudienceText } from '#shared/context/audience.ts';
import type { AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { useFigures } from '../state/simulator-context.tsx';
import { MODULES_TAB, usePlace } from '../state/place.tsx';

const Answered = deferred(
  () => import('./answered.tsx'),
  'Answered',
  'No pudimos cargar esta parte.',
  <Loading label="Cargando…" />,
);

const AFFORD = 'alcanza';
const TABS = [
  { id: MODULES_TAB, label: 'Simulación' },
  { id: 'plazos', label: 'Plazos' },
  { id: 'cuadro', label: 'Cuadro' },
  { id: 'abonos', label: 'Abonos' },
  { id: 'oferta', label: 'Otra oferta' },
  { id: AFFORD, label: 'Cuánto me alcanza' },
] as const;
type Tab = (typeof TABS)[number];

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
  const shown = TABS.find(({ id }) => id === chosen) ?? TABS[0];
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
        {drawn.id === MODULES_TAB ? children : <Answered id={drawn.id} credit={credit} />}
      </div>
    </div>
  );
}

/** Loads the panels when the browser is idle, so that the first press shows its panel at once, also without a connection. */
function usePanelsWhenIdle(isAnswered: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAnswered || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(() => void Answered.preload(queries));
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
