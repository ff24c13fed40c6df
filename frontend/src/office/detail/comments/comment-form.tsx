import { useEffect, type FormEvent } from 'react';
import { COMMENT_MAX } from '@simulador/contracts/calculation/limits';
import { requiredText } from '@simulador/contracts/calculation/rules/text';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { useDetailDraft } from '#shared/office/leaving/detail-drafts.tsx';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './comments.module.css';
import { UnsentText } from './unsent-text.tsx';
import { useNewComment } from './use-comments.ts';

const NAME = 'detail_comment';

export interface CommentFormProps {
  simulation: string;
  /** The comments are loaded, so one can be added. */
  isAvailable: boolean;
}

const DRAFT = 'comment';
/** Returns the storage key of the intent to publish and its text. It ends with the session, as its key on the server does. */
const intentOf = (simulation: string): string => `intento comentario ${simulation}`;

/** Form for a new comment. */
export function CommentForm({ simulation, isAvailable }: CommentFormProps) {
  const { run, isWorking, answer } = useNewComment(simulation);
  const [text, write] = useDetailDraft(DRAFT, '');
  // The field was disabled while the comment was sent, and lost the focus.
  useEffect(() => {
    if (answer !== undefined) focusField(NAME);
  }, [answer]);
  const intent = intentOf(simulation);
  const isEmpty = requiredText(text) !== null;
  useUnsavedInDetail(!isEmpty);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty || isWorking) return;
    const [former, ...attempted] = readStoredText(intent).split(' ');
    const key = (attempted.join(' ') === text && former) || newIntentKey();
    writeStoredText(intent, `${key} ${text}`);
    const clear = (): void => {
      write('');
      writeStoredText(intent, '');
    };
    run({ comment: text, key, onAdded: clear });
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
        disabled={!isAvailable || isWorking}
        onChange={write}
      />
      <Button type="submit" disabled={isEmpty || !isAvailable} working={isWorking} workingLabel="Publicando…">
        Publicar comentario
      </Button>
    </form>
  );
}

/** Unsent text that can't be published any more, because the simulation was sent to the workflow meanwhile. */
export function UnsentComment() {
  const [text, write] = useDetailDraft(DRAFT, '');
  useUnsavedInDetail(text !== '');
  if (text === '') return null;
  return (
    <UnsentText
      name={NAME}
      label="Su comentario, que no se publicó"
      text={text}
      onDiscard={() => write('')}
    />
  );
}
