import { useId } from 'react';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './spreadsheet.module.css';

export interface FileFieldProps {
  label: string;
  hint: string;
  file: File | null;
  disabled: boolean;
  autoFocus: boolean;
  onChange: (file: File | null) => void;
}

/** A spreadsheet from this machine. The browser's own label would be in the browser's language. */
export function FileField({ label, hint, file, disabled, autoFocus, onChange }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <span id={`${id}-label`}>{label}</span>
      <div className={styles['choice']}>
        <label id={`${id}-button`} className={classNames(buttonClass('alt'), styles['button'])}>
          Elegir archivo
          <input
            type="file"
            className="vh"
            accept=".xlsx,.xls"
            aria-labelledby={`${id}-button ${id}-label`}
            aria-describedby={`${id}-name ${id}-hint`}
            disabled={disabled}
            autoFocus={autoFocus}
            // Choosing the same file again, edited in the meantime, would be no change event.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              onChange(null);
            }}
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          />
        </label>
        <span id={`${id}-name`}>{file?.name ?? 'Ningún archivo elegido'}</span>
      </div>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
