import { useRef, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { MaintainedTableView } from './maintained-table.tsx';
import { MAINTAINED } from './tables.ts';
import styles from './maintainers-screen.module.css';

const TAB = 'tabla';
const tabId = (table: string): string => `tab-${table}`;
const PANEL_ID = 'maintained-table';

/** How far an arrow key leads among the tabs. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Purposes, products and ranges: a tab each, which stands in the address. */
export function MaintainersScreen() {
  const [query, setQuery] = useSearchParams();
  const tabs = useRef<HTMLDivElement>(null);
  const found = MAINTAINED.findIndex(({ table }) => table === query.get(TAB));
  const index = Math.max(found, 0);
  const chosen = MAINTAINED[index];
  if (!chosen) return null;
  const choose = (next: number): void => {
    const { table } = MAINTAINED.at(next % MAINTAINED.length) ?? chosen;
    setQuery({ [TAB]: table }, { replace: true });
    tabs.current?.querySelector<HTMLElement>(`#${tabId(table)}`)?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = STEPS[key];
    if (step !== undefined) choose(index + step);
  };
  return (
    <Screen title="Mantenedores">
      <div
        className={styles['tabs']}
        role="tablist"
        aria-label="Mantenedores"
        ref={tabs}
        onKeyDown={onKeyDown}
      >
        {MAINTAINED.map(({ table, title }, each) => (
          <button
            key={table}
            type="button"
            role="tab"
            id={tabId(table)}
            aria-selected={each === index}
            aria-controls={PANEL_ID}
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
        <MaintainedTableView key={chosen.table} maintained={chosen} />
      </section>
    </Screen>
  );
}
