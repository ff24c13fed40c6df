import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useOwnComment, type Comment } from './use-comments.ts';

export interface CommentToolsProps {
  comment: Comment;
  /** When it was written, for screen readers. */
  moment: string;
  isLocked: boolean;
  /** Called after the comment and its focused button are removed. */
  onRemoved: () => void;
}

/** Buttons with which the author highlights a comment, and deletes it until the simulation is sent to the workflow. See docs/rules.md R287. */
export function CommentTools({ comment, moment, isLocked, onRemoved }: CommentToolsProps) {
  const [step, setStep] = useState<'beginning' | 'asking' | 'kept'>('beginning');
  const { highlighting, removal } = useOwnComment(comment, { onRemoved, onKept: () => setStep('kept') });
  if (step === 'asking' && !isLocked)
    return (
      <div key="question" className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
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
    <div key="tools" className="-ml-2 flex print:hidden">
      <Button
        variant="low"
        small
        working={highlighting.isWorking}
        onClick={() => highlighting.run(!comment.highlight)}
      >
        <span>{comment.highlight ? 'Quitar destacado' : 'Destacar'}</span>
        <span className="sr-only">{`${comment.highlight ? ' del' : ' el'} comentario del ${moment}`}</span>
      </Button>
      {!isLocked && (
        <Button variant="low" small autoFocus={step === 'kept'} onClick={() => setStep('asking')}>
          Eliminar<span className="sr-only">{` el comentario del ${moment}`}</span>
        </Button>
      )}
    </div>
  );
}
