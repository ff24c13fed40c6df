import { unbroken } from '@simulador/contracts/platform/format';
import type { ReactNode } from 'react';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Duel, type DuelProps } from '#shared/ui/layout/duel.tsx';
import { Facts, type ShownFact } from '#shared/ui/layout/facts.tsx';
import view from '../schedule/schedule-view.module.css';
import type { useCreditQuery } from '../schedule/use-credit-query.ts';
import styles from './other-offers.module.css';

export interface Shown {
  readonly title: string;
  /** Sentence below the title. */
  readonly reason?: string;
  /** Figures beside ours, above the pairs. */
  readonly duel?: DuelProps;
  readonly pairs: readonly ShownFact[];
  readonly notes: readonly string[];
}

export interface QueryAnswerProps<Answer> {
  question: ReturnType<typeof useCreditQuery<object, Answer>>;
  show: (answer: Answer) => Shown;
}

/** An answer as title, figures and notes. Renders nothing while the input is incomplete. */
export function QueryAnswer<Answer>({ question, show }: QueryAnswerProps<Answer>): ReactNode {
  const textFor = useAudienceText();
  if (question === null) return null;
  const { query } = question;
  const failed = `No pudimos calcularlo. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`;
  return (
    <QueryPart query={query} failed={failed} loading="Calculando…">
      {(answer) => <ShownAnswer {...show(answer)} isOld={query.isPlaceholderData} />}
    </QueryPart>
  );
}

function ShownAnswer({ title, reason, duel, pairs, notes, isOld }: Shown & { isOld: boolean }) {
  return (
    <div
      className={classNames(styles['answer'], isOld && styles['old'], 'num')}
      aria-busy={isOld || undefined}
    >
      <div role="status">
        <h3>{unbroken(title)}</h3>
        {reason !== undefined && <p>{unbroken(reason)}</p>}
      </div>
      {duel !== undefined && <Duel {...duel} />}
      {pairs.length > 0 && <Facts look="rows" facts={pairs} />}
      <ul className={view['notes']}>
        {notes.map((note) => (
          <li key={note}>{unbroken(note)}</li>
        ))}
      </ul>
    </div>
  );
}
