import { useState } from 'react';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { ClampedText } from './clamped-text.tsx';
import styles from './comments.module.css';
import { useOwnComment, type Comment } from './use-comments.ts';

export interface CommentItemProps {
  comment: Comment;
  isOwn: boolean;
  isLocked: boolean;
  /** Called after the comment and its focused button are removed. */
  onRemoved: () => void;
}

/**
 * One comment. Its author can highlight it, and delete it until the simulation is sent to the workflow. See docs/rules.md R287.
 */
export function CommentItem({ comment, isOwn, isLocked, onRemoved }: CommentItemProps) {
  const { name, created, highlight, outcome } = comment;
  const contact = outcome === null ? null : OUTCOME_NAMES[outcome as ContactOutcome];
  const instant = formatInstant(new Date(created));
  return (
    <li className={classNames(styles['comment'], highlight && styles['highlighted'])}>
      <p className={styles['by']}>
        <b>{name}</b>
        <time className="muted num" dateTime={created}>
          {instant}
        </time>
        {contact !== null && <Badge tone="info">{contact}</Badge>}
        {highlight && !isOwn && <span className={styles['marker']}>Destacado por su autor</span>}
      </p>
      {isOwn && <OwnTools comment={comment} isLocked={isLocked} onRemoved={onRemoved} instant={instant} />}
      {comment.comment !== contact && (
        <ClampedText text={comment.comment} of={`del comentario de ${name}, ${instant}`} />
      )}
    </li>
  );
}

interface OwnToolsProps extends Pick<CommentItemProps, 'comment' | 'isLocked' | 'onRemoved'> {
  instant: string;
}

function OwnTools({ comment, isLocked, onRemoved, instant }: OwnToolsProps) {
  const [step, setStep] = useState<'beginning' | 'asking' | 'kept'>('beginning');
  const { highlighting, removal } = useOwnComment(comment, { onRemoved, onKept: () => setStep('kept') });
  if (step === 'asking' && !isLocked)
    return (
      <div key="question" className={styles['question']}>
        <p>¿Eliminar este comentario?</p>
        <Button
          variant="danger"
          small
          autoFocus
          working={removal.isWorking}
          workingLabel="Eliminando…"
          onClick={() => removal.run()}
        >
          Eliminar
        </Button>
        <Button small disabled={removal.isWorking} onClick={() => setStep('kept')}>
          Conservar
        </Button>
      </div>
    );
  return (
    <div key="tools" className={styles['tools']}>
      <Button
        variant="low"
        small
        working={highlighting.isWorking}
        onClick={() => highlighting.run(!comment.highlight)}
      >
        <span>{comment.highlight ? 'Quitar destacado' : 'Destacar'}</span>
        <span className="sr-only">{`${comment.highlight ? ' del' : ' el'} comentario del ${instant}`}</span>
      </Button>
      {!isLocked && (
        <Button
          variant="low"
          small
          className={styles['remove']}
          autoFocus={step === 'kept'}
          onClick={() => setStep('asking')}
        >
          Eliminar<span className="sr-only">{` el comentario del ${instant}`}</span>
        </Button>
      )}
    </div>
  );
}
