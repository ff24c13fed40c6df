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

const lastReturnOf = ({ history }: RateSheet): Event | undefined =>
  history.find(({ event }) => event === 'returned');

/** Says who returned a set the last time, the system if it could not take effect, and why. See docs/rules.md R593. */
export const ReturnReason = ({ sheet }: { sheet: RateSheet }) => (
  <p>
    <b>{`${lastReturnOf(sheet)?.by ?? SYSTEM} lo devolvió:`}</b> {sheet.reason}
  </p>
);

/** Steps of a set with who took them, the latest first, and the reason of the last return. See docs/rules.md R903. */
export function ChangeHistory({ sheet }: { sheet: RateSheet }) {
  const { history, reason } = sheet;
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
            {event === lastReturnOf(sheet) && reason !== null && <q>{reason}</q>}
            <time className="block text-ink-2" dateTime={event.at}>
              {formatInstant(new Date(event.at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
