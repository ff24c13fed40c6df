import { useEffect, useEffectEvent, useId, useState } from 'react';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './spreadsheet.module.css';

const ONE_FILE = 'Suelte un solo archivo.';

export interface FileFieldProps {
  label: string;
  hint: string;
  file: File | null;
  disabled: boolean;
  autoFocus: boolean;
  onChange: (file: File | null) => void;
}

/** A spreadsheet from this machine, chosen or dropped. The browser's own label would be in the browser's language. */
export function FileField({ label, hint, file, disabled, autoFocus, onChange }: FileFieldProps) {
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const isOver = useDroppedFiles((files) => {
    if (disabled) return;
    setIsRefused(files.length > 1);
    onChange(files.length === 1 ? (files[0] ?? null) : null);
  });
  return (
    <div className={classNames(styles['field'], isOver && !disabled && styles['over'])}>
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
              setIsRefused(false);
              onChange(null);
            }}
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          />
        </label>
        <span id={`${id}-name`} aria-live="polite">
          {isRefused ? ONE_FILE : (file?.name ?? 'Ningún archivo elegido')}
        </span>
      </div>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}

/** Takes files that are dropped anywhere on the page: a browser would open them in its place. Returns whether some are held over it. */
function useDroppedFiles(onDrop: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // Between two elements of the page, one is left for the other.
    setIsOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null));
    if (event.type === 'drop') onDrop(event.dataTransfer.files);
  });
  useEffect(() => {
    const listener = (event: DragEvent): void => take(event);
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, listener);
    return () => {
      for (const type of types) window.removeEventListener(type, listener);
    };
  }, []);
  return isOver;
}
