import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AT_CORE } from '@simulador/contracts/rates/rate-sheet';
import { Screen } from '#shared/office/screen.tsx';
import { useShownAddress } from '#shared/office/use-shown-address.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { showInRow } from '#shared/ui/layout/show-in-row.ts';
import { MaintainedTableView } from './maintained-table.tsx';
import { PublishedView } from '../published/published-view.tsx';
import { PUBLISHED_TABS } from '../published/published-tabs.tsx';
import { usePriceChanges } from '../tarifas/proposed-set.ts';
import { MAINTAINED } from './tables.ts';
import styles from './maintainers-screen.module.css';

const TAB = 'tabla';
const tabId = (table: string): string => `tab-${table}`;
const SAVE_FIRST = 'Guarde o cancele primero lo que edita.';
const PANEL_ID = 'maintained-table';

const TABS = [...MAINTAINED, ...PUBLISHED_TABS];

/** Number of tabs by which an arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Purposes, products, ranges, and published values: one tab each, which is part of the address. */
export function MaintainersScreen() {
  const [query, setQuery] = useSearchParams();
  const tabs = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const found = TABS.findIndex(({ table }) => table === query.get(TAB));
  const index = Math.max(found, 0);
  const chosen = TABS[index];
  const { search } = useLocation();
  const { isReadOnly } = usePriceChanges();
  useShownAddress(found === -1 ? '' : search);
  useLayoutEffect(() => showInRow(tabs.current, tabs.current?.children[index]), [index]);
  if (!chosen) return null;
  const choose = (next: number): void => {
    // Another tab would discard the form's values.
    if (isEditing) return;
    const { table } = TABS.at(next % TABS.length) ?? chosen;
    setQuery({ [TAB]: table }, { replace: true });
    tabs.current?.querySelector<HTMLElement>(`#${tabId(table)}`)?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = STEPS[key];
    if (step !== undefined) choose(index + step);
  };
  return (
    <Screen
      title="Mantenedores"
      notice={
        isReadOnly && (
          <Note>
            <p>{AT_CORE}</p>
          </Note>
        )
      }
    >
      <div
        className={styles['tabs']}
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
            aria-disabled={isEditing && each !== index}
            title={isEditing && each !== index ? SAVE_FIRST : undefined}
            tabIndex={each === index ? 0 : -1}
            onClick={() => choose(each)}
          >
            {title}
          </button>
        ))}
      </div>
      <section
        className={styles['panel']}
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={tabId(chosen.table)}
      >
        {'pasteHint' in chosen ? (
          <PublishedView key={chosen.table} tab={chosen} onEditing={setEditing} />
        ) : (
          <MaintainedTableView key={chosen.table} maintained={chosen} onEditing={setEditing} />
        )}
      </section>
    </Screen>
  );
}
