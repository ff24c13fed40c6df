import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { lockOf } from '#shared/simulation/send-lock.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { Skeleton } from '#shared/ui/loading.tsx';
import { CommentForm, UnsentComment } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { commentsQuery } from './use-comments.ts';

const NOT_LOADED = 'Ocurrió un error al cargar los comentarios.';
const NOT_AVAILABLE = 'Comentarios no disponibles.';
const SENT = 'Fue enviada a Workflow: ya no se agregan ni se eliminan comentarios.';
const ON_ITS_WAY = 'Hasta que termine su envío a Workflow no se agregan ni se eliminan comentarios.';

export interface CommentsProps {
  simulation: string;
  /** Reason why comments can't be added or deleted: the simulation was sent to the workflow, or is being sent. */
  lock: ReturnType<typeof lockOf>;
  userId: number;
}

/** Number of comments shown at first; the older ones follow on demand. */
const SHOWN_AT_FIRST = 20;
const SHOWN_MORE = 100;

/** Staff's comments on a simulation: the form for a new one, then the comments, newest first. See docs/rules.md R287, R314. */
export function Comments({ simulation, lock, userId }: CommentsProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [shownCount, setShownCount] = useState(SHOWN_AT_FIRST);
  const answer = useQuery(commentsQuery(simulation));
  const { data, isError, errorUpdateCount } = answer;
  const failure = failureOf([answer], NOT_AVAILABLE) ?? outdatedOf([answer], NOT_AVAILABLE);
  useFailureToast(isError ? errorUpdateCount : 0);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1} ref={title}>
        <span>Comentarios</span> {data !== undefined && <span className="muted num">{data.length}</span>}
      </h3>
      {data === undefined && failure === null && (
        <p>
          <Skeleton widthEm={20} label="Cargando los comentarios…" />
        </p>
      )}
      {failure !== null && (
        <div className={styles['failed']}>
          <FailedPart {...failure} message={NOT_AVAILABLE} />
        </div>
      )}
      {lock !== null ? (
        <>
          <p className="small muted">{lock === 'sent' ? SENT : ON_ITS_WAY}</p>
          <UnsentComment />
        </>
      ) : (
        <CommentForm simulation={simulation} isAvailable={data !== undefined} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={styles['list']}>
          {data
            .toReversed()
            .slice(0, shownCount)
            .map((comment) => (
              <CommentItem
                key={comment.uuid}
                comment={comment}
                isOwn={comment.creator === userId}
                isLocked={lock !== null}
                onRemoved={() => title.current?.focus()}
              />
            ))}
        </ul>
      )}
      {data !== undefined && data.length > shownCount && (
        <Button
          small
          onClick={() => setShownCount(shownCount + SHOWN_MORE)}
        >{`Ver comentarios anteriores (${data.length - shownCount})`}</Button>
      )}
    </section>
  );
}

/** Shows a toast once per failure. `failure`: number of failures so far. */
function useFailureToast(failure: number): void {
  const toast = useToast();
  const notify = useEffectEvent(() => toast.show(NOT_LOADED, { tone: 'bad' }));
  useEffect(() => {
    if (failure > 0) notify();
  }, [failure]);
}
