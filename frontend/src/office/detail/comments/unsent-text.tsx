import { useState } from 'react';
import { storeUnsaved, storedUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './comments.module.css';

/**
 * Returns what the tab stores of a form that is no longer shown; an empty text for nothing. The browser does not ask about it, because
 * nobody can save it.
 */
export function useUnsent(key: string) {
  const [stored, setStored] = useState(() => storedUnsaved(key));
  return {
    stored,
    discard: (): void => {
      storeUnsaved(key, '');
      setStored('');
    },
  };
}

export interface UnsentTextProps {
  name: string;
  label: string;
  text: string;
  onDiscard: () => void;
}

/** Typed text that can't be saved any more, because the simulation was sent to the workflow or the client opposed being contacted meanwhile. */
export function UnsentText({ name, label, text, onDiscard }: UnsentTextProps) {
  return (
    <div className={styles['form']}>
      <TextAreaField
        name={name}
        label={label}
        rows={3}
        value={text}
        readOnly
        hint="Puede copiarlo a otra parte antes de descartarlo."
      />
      <Button onClick={onDiscard}>Descartar</Button>
    </div>
  );
}
