import { useId } from 'react';
import styles from './upload-dialog.module.css';

export interface FileFieldProps {
  label: string;
  hint: string;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** A spreadsheet from this machine. */
export function FileField({ label, hint, disabled, onChange }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".xlsx,.xls"
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        // The same file again, changed meanwhile, would be no change.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
          onChange(null);
        }}
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
