import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { requiredText } from '@simulador/contracts/domain/rules/text';
import { storeUnsaved, storedUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './comments.module.css';
import { COMMENT_MAX, useNewComment } from './use-comments.ts';

const NAME = 'detail_comment';

/** Never between the two halves of a character. */
const cut = (text: string): string => [...text].slice(0, COMMENT_MAX).join('');

export interface CommentFormProps {
  simulation: string;
  /** The comments are there to be added to. */
  isAvailable: boolean;
  beside?: ReactNode;
}

const keyOf = (simulation: string): string => `comentario ${simulation}`;

/** Unsent text is kept in the tab: closing the detail does not lose it. */
export function CommentForm({ simulation, isAvailable, beside }: CommentFormProps) {
  const key = keyOf(simulation);
  const [text, setText] = useState(() => storedUnsaved(key));
  const { mutate, isPending, isSuccess } = useNewComment(simulation, {
    // Opening the detail again in the meantime must not publish it a second time.
    onSending: () => storeUnsaved(key, ''),
    onAdded: () => setText(''),
    onFailed: (comment) => {
      if (storedUnsaved(key) === '') storeUnsaved(key, comment);
    },
  });
  useUnsavedInTab(text !== '');
  // The field was off while it was sent, and lost the focus.
  useEffect(() => {
    if (isSuccess) focusField(NAME);
  }, [isSuccess]);
  const isEmpty = requiredText(text) !== null;
  const count = [...text].length;
  const write = (next: string): void => {
    setText(next);
    storeUnsaved(key, next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isPending) mutate(text);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextAreaField
        name={NAME}
        label="Nuevo comentario"
        rows={3}
        // The browser counts twice what lies beyond the basic plane, such as an emoji.
        maxLength={COMMENT_MAX + text.length - count}
        value={text}
        disabled={!isAvailable || isPending}
        onChange={({ currentTarget: { value } }) => write(cut(value))}
        hint={
          <span className={count === COMMENT_MAX ? `num ${styles['full']}` : 'num'}>
            {count} / {COMMENT_MAX} caracteres
          </span>
        }
      />
      <Button type="submit" disabled={isEmpty || !isAvailable} working={isPending} workingLabel="Publicando…">
        Publicar comentario
      </Button>
      {beside}
    </form>
  );
}

/** Text that can't be published any more, since somebody sent the simulation to the workflow while it was written. */
export function UnsentComment({ simulation }: Pick<CommentFormProps, 'simulation'>) {
  const [text, setText] = useState(() => storedUnsaved(keyOf(simulation)));
  if (text === '') return null;
  const discard = (): void => {
    storeUnsaved(keyOf(simulation), '');
    setText('');
  };
  return (
    <div className={styles['form']}>
      <TextAreaField
        name={NAME}
        label="Su comentario, que no se publicó"
        rows={3}
        value={text}
        readOnly
        hint="Puede copiarlo a otra parte antes de descartarlo."
      />
      <Button onClick={discard}>Descartar</Button>
    </div>
  );
}
