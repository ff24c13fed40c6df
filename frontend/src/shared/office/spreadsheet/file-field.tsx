import { useEffect, useEffectEvent, useId, useState } from 'react';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const ONE_FILE = 'Suelte un solo archivo.';

export interface FileFieldProps {
  label: string;
  hint: string;
  file: File | null;
  disabled: boolean;
  autoFocus: boolean;
  onChange: (file: File | null) => void;
}

/** Field for a spreadsheet, chosen or dropped. It has its own label, because the browser's is in the browser's language. */
export function FileField(props: FileFieldProps) {
  const { label, hint, file, disabled, autoFocus, onChange } = props;
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const isOver = useDroppedFiles((files) => {
    if (disabled) return;
    setIsRefused(files.length > 1);
    onChange(files.length === 1 ? (files[0] ?? null) : null);
  });
  return (
    <div
      className={classNames(
        'grid gap-2',
        isOver && !disabled && 'outline-2 outline-offset-8 outline-focus outline-dashed',
      )}
    >
      <span id={`${id}-label`} className="text-14 font-semibold">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label
          id={`${id}-button`}
          className={classNames(
            buttonClass('alt'),
            'relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          )}
        >
          Elegir archivo
          <input
            type="file"
            className="sr-only"
            accept=".xlsx,.xls"
            aria-labelledby={`${id}-button ${id}-label`}
            aria-describedby={`${id}-name ${id}-hint`}
            disabled={disabled}
            autoFocus={autoFocus}
            // Emptied, because choosing the same, meanwhile edited file again would otherwise be no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ target }) => {
              setIsRefused(false);
              onChange(target.files?.[0] ?? null);
            }}
          />
        </label>
        <span id={`${id}-name`} className="wrap-anywhere" aria-live="polite">
          {isRefused ? ONE_FILE : (file?.name ?? 'Ningún archivo elegido')}
        </span>
      </div>
      <p id={`${id}-hint`} className="text-14 text-ink-2">
        {hint}
      </p>
    </div>
  );
}

/**
 * Handles files that are dropped anywhere on the page, because the browser would open them instead of the page. Returns whether a
 * file is held over the page.
 */
function useDroppedFiles(onDrop: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // A dragleave with a related target only moves to another element of the page.
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
