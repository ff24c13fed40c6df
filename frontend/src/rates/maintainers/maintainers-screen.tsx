import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AT_CORE } from '@simulador/contracts/rates/rate-sheet';
import { Screen } from '#shared/office/screen.tsx';
import { useAddressField, useShownAddress } from '#shared/office/use-shown-address.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { showInRow } from '#shared/ui/layout/show-in-row.ts';
import { MaintainedTableView } from './maintained-table.tsx';
import { PublishedView } from '../published/published-view.tsx';
import { PUBLISHED_TABS } from '../published/published-tabs.tsx';
import { usePriceChanges } from '../tarifas/proposed-set.ts';
import { MAINTAINED } from './tables.ts';

const TAB = 'tabla';
const tabId = (table: string): string => `tab-${table}`;
const PANEL_ID = 'maintained-table';

const TABS = [...MAINTAINED, ...PUBLISHED_TABS];

/** Number of tabs by which an arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Purposes, products, ranges, and published values: one tab each, which is part of the address. */
export function MaintainersScreen() {
  const named = useAddressField(TAB);
  const navigate = useNavigate();
  const tabs = useRef<HTMLDivElement>(null);
  const found = TABS.findIndex(({ table }) => table === named);
  const index = Math.max(found, 0);
  const chosen = TABS[index];
  const { search } = useLocation();
  const { isReadOnly } = usePriceChanges();
  useShownAddress(found === -1 ? '' : search);
  useLayoutEffect(() => showInRow(tabs.current, tabs.current?.children[index]), [index]);
  if (!chosen) return null;
  const choose = (next: number): void => {
    const { table } = TABS.at(next % TABS.length) ?? chosen;
    void navigate({ search: `?${TAB}=${table}` }, { replace: true });
    tabs.current?.querySelector<HTMLElement>(`#${tabId(table)}`)?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = STEPS[key];
    if (step !== undefined) choose(index + step);
  };
  return (
    <Screen title="Mantenedores" notice={isReadOnly && <Note>{AT_CORE}</Note>}>
      <div
        className="flex gap-4 overflow-x-auto shadow-[inset_0_-1px_var(--line)] md:gap-6"
        role="tablist"
        aria-label="Mantenedores"
        ref={tabs}
        onKeyDown={onKeyDown}
      >
        {TABS.map(({ table, title }, each) => (
          <button
            key={table}
            type="button"
            role="tab"
            id={tabId(table)}
            aria-selected={each === index}
            aria-controls={PANEL_ID}
            tabIndex={each === index ? 0 : -1}
            onClick={() => choose(each)}
            className="min-h-11 min-w-6 flex-none cursor-pointer border-0 border-b-[3px] border-solid border-transparent bg-transparent p-0 font-semibold whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-primary aria-selected:text-primary max-md:text-14"
          >
            {title}
          </button>
        ))}
      </div>
      <section
        className="mt-4 overflow-clip rounded-md border border-line bg-surface"
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={tabId(chosen.table)}
      >
        {'pasteHint' in chosen ? (
          <PublishedView key={chosen.table} tab={chosen} />
        ) : (
          <MaintainedTableView key={chosen.table} maintained={chosen} />
        )}
      </section>
    </Screen>
  );
}
