import type { ReactNode } from 'react';
import { unbroken } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Duel, type DuelProps } from '#shared/ui/layout/duel.tsx';
import type { useCreditQuery } from './use-credit-query.ts';

interface Titled {
  readonly title: string;
  /** Sentence below the title. */
  readonly reason?: string | null;
}

export interface Shown extends Titled {
  readonly duel?: DuelProps;
  /** Sentences below the figures. */
  readonly notes?: readonly string[];
}

export interface QuestionPanelProps<Answer> {
  question: ReturnType<typeof useCreditQuery<object, Answer>>;
  /** Said while the input is incomplete. */
  blank: Required<Titled>;
  show: (answer: Answer) => Shown;
  /** The fields. */
  children: ReactNode;
}

/** A question about the credit: the answer as a sentence, the fields, and the figures side by side. See docs/rules.md R783. */
export function QuestionPanel<Answer>({ question, blank, show, children }: QuestionPanelProps<Answer>) {
  const textFor = useAudienceText();
  const query = question?.query;
  const shown = query?.data === undefined ? null : show(query.data);
  const { title, reason } = shown ?? blank;
  const old = query?.isPlaceholderData === true && 'opacity-60';
  return (
    <div className="num grid min-w-0 gap-4">
      {/* Has the height of most answers, so that the fields keep their place when one comes. */}
      <div role="status" className={classNames('min-h-20 @min-[36rem]:min-h-13', old)}>
        {(shown !== null || !query?.error) && (
          <>
            <h2 className="text-20 text-balance">{unbroken(title)}</h2>
            {reason && <p className="mt-1 text-ink-2">{unbroken(reason)}</p>}
          </>
        )}
      </div>
      {children}
      {query && (
        <QueryPart
          query={query}
          failed={`No pudimos calcularlo. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`}
          loading="Calculando…"
        >
          {() =>
            shown && (
              <div className={classNames('grid gap-2', old)} aria-busy={Boolean(old) || undefined}>
                {shown.duel && <Duel {...shown.duel} />}
                {shown.notes?.map((note) => (
                  <p key={note} className="text-14 text-ink-2">
                    {unbroken(note)}
                  </p>
                ))}
              </div>
            )
          }
        </QueryPart>
      )}
    </div>
  );
}
