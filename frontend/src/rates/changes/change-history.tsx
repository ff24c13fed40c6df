import { formatInstant } from '@simulador/contracts/platform/instants';
import { Card } from '#shared/ui/layout/card.tsx';
import type { RateSheet } from '../tarifas/change-data.ts';
import { SYSTEM } from './change-texts.ts';

type Event = RateSheet['history'][number];

const TEXTS: Readonly<Record<Event['event'], string>> = {
  written: 'lo escribió',
  corrected: 'lo corrigió',
  submitted: 'lo envió a aprobación',
  returned: 'lo devolvió',
  approved: 'lo aprobó',
  resumed: 'lo retomó',
};

/** Steps of a set with who took them, the latest first. See docs/rules.md R903. */
export function ChangeHistory({ history }: Pick<RateSheet, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Card title="Quién hizo qué">
      <ol className="num grid gap-2">
        {history.map((event) => (
          <li key={`${event.at} ${event.event}`} className="border-l-3 border-line pl-3">
            <p>
              <b>{event.by ?? SYSTEM}</b> {TEXTS[event.event]}
              {event.moved_from !== null &&
                `, con otra vigencia: no el ${formatInstant(new Date(event.moved_from), ' a las ')}`}
            </p>
            <time className="text-ink-2" dateTime={event.at}>
              {formatInstant(new Date(event.at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
