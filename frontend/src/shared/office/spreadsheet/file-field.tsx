import { useId } from 'react';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';

export interface FileFieldProps {
  label: string;
  hint: string;
  file: File | null;
  disabled: boolean;
  autoFocus: boolean;
  onChange: (file: File | null) => void;
}

/** Field for a spreadsheet. It has its own label, because the browser's is in the browser's language. */
export function FileField(props: FileFieldProps) {
  const { label, hint, file, disabled, autoFocus, onChange } = props;
  const id = useId();
  return (
    <div className="grid gap-2">
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
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          />
        </label>
        <span id={`${id}-name`} className="wrap-anywhere" aria-live="polite">
          {file?.name ?? 'Ningún archivo elegido'}
        </span>
      </div>
      <p id={`${id}-hint`} className="text-14 text-ink-2">
        {hint}
      </p>
    </div>
  );
}
