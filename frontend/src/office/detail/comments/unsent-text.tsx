import { Button } from '#shared/ui/button.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './comments.module.css';

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
