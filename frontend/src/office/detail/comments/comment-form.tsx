import { useEffect, type FormEvent } from 'react';
import { COMMENT_MAX } from '@simulador/contracts/calculation/limits';
import { requiredText } from '@simulador/contracts/calculation/rules/text';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { useReported } from '#shared/office/leaving/use-reported.ts';
import { useUnsavedText } from '#shared/office/leaving/use-unsaved-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './comments.module.css';
import { UnsentText, useUnsent } from './unsent-text.tsx';
import { useNewComment } from './use-comments.ts';

const NAME = 'detail_comment';

export interface CommentFormProps {
  simulation: string;
  /** The comments are loaded, so one can be added. */
  isAvailable: boolean;
  /** Called with whether there is an unpublished comment. */
  onTyped: (isTyped: boolean) => void;
}

const keyOf = (simulation: string): string => `comentario ${simulation}`;
/** Returns the storage key of the intent to publish and its text. It ends with the session, as its key on the server does. */
const intentOf = (simulation: string): string => `intento ${keyOf(simulation)}`;

/** Form for a new comment. Text is stored in the tab until it is published: neither a closed detail nor the end of a session loses it. */
export function CommentForm({ simulation, isAvailable, onTyped }: CommentFormProps) {
  const { publish, isPending, isPendingElsewhere, isSuccess } = useNewComment(simulation);
  const { text, write } = useUnsavedText(keyOf(simulation), '', isPendingElsewhere);
  // The field was disabled while the comment was sent, and lost the focus.
  useEffect(() => {
    if (isSuccess) focusField(NAME);
  }, [isSuccess]);
  const intent = intentOf(simulation);
  const isEmpty = requiredText(text) !== null;
  useReported(!isEmpty, onTyped);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    const [former, ...attempted] = readStoredText(intent).split(' ');
    const key = (attempted.join(' ') === text && former) || newIntentKey();
    writeStoredText(intent, `${key} ${text}`);
    const clear = (): void => {
      write('');
      writeStoredText(intent, '');
    };
    publish({ comment: text, key, onAdded: clear });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextAreaField
        name={NAME}
        label="Nuevo comentario"
        rows={3}
        maxLength={COMMENT_MAX}
        isCounted
        value={text}
        disabled={!isAvailable || isPending}
        onChange={write}
      />
      <Button type="submit" disabled={isEmpty || !isAvailable} working={isPending} workingLabel="Publicando…">
        Publicar comentario
      </Button>
    </form>
  );
}

/** Unsent text that can't be published any more, because the simulation was sent to the workflow meanwhile. */
export function UnsentComment({ simulation }: Pick<CommentFormProps, 'simulation'>) {
  const { stored, discard } = useUnsent(keyOf(simulation));
  if (stored === '') return null;
  return (
    <UnsentText name={NAME} label="Su comentario, que no se publicó" text={stored} onDiscard={discard} />
  );
}
