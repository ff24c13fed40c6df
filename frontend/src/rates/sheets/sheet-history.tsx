import { formatInstant } from '@simulador/contracts/platform/instants';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { SYSTEM } from './sheet-texts.ts';
import styles from './sheets.module.css';

type Event = RateSheet['history'][number];

const TEXTS: Readonly<Record<Event['event'], string>> = {
  written: 'la escribió',
  corrected: 'la corrigió',
  rebased: 'actualizó su base',
  submitted: 'la envió a aprobación',
  returned: 'la devolvió',
  approved: 'la aprobó',
  resumed: 'la volvió a borrador',
};

/** Steps of a sheet with who took them, the latest first. See docs/rules.md R903. */
export function SheetHistory({ history }: Pick<RateSheet, 'history'>) {
  if (history.length === 0) return null;
  return (
    <section className={styles['card']} aria-label="Quién hizo qué">
      <h2>Quién hizo qué</h2>
      <ol className={styles['history']}>
        {history.map((event) => (
          <li key={`${event.at} ${event.event}`}>
            <span>
              <b>{event.by ?? SYSTEM}</b> {TEXTS[event.event]}
              {event.moved_from !== null &&
                `, con otra vigencia: no el ${formatInstant(new Date(event.moved_from), ' a las ')}`}
            </span>{' '}
            <time dateTime={event.at}>{formatInstant(new Date(event.at))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
