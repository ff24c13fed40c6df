import type { FocusEvent, Ref } from 'react';
import { ComboboxList, comboboxOptionId } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-search.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { useCombobox } from './use-combobox.ts';
import styles from './combobox-field.module.css';

export interface ComboboxFieldProps extends FieldProps {
  value: string;
  options: readonly ComboboxOption[];
  onChange: (text: string) => void;
  onSelect?: (option: ComboboxOption) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean | undefined;
}

/** Free text with suggestions from a list of our own (ARIA 1.2 combobox). Arrows choose, Enter takes, Escape closes. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, options, onChange, onSelect, onBlur, ...rest } = props;
  const { ref, disabled, ...field } = rest;
  const take = (option: ComboboxOption): void => {
    onChange(option.label);
    onSelect?.(option);
  };
  const { found, active, isOpen, open, close, onKeyDown } = useCombobox(options, value, take);
  const listId = `${field.name}-list`;
  return (
    <Field {...field} controlClass={styles['combobox']}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={found[active] === undefined ? undefined : comboboxOptionId(listId, active)}
            autoComplete="off"
            maxLength={254}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              open();
            }}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            ref={ref}
            disabled={disabled}
          />
          <Icon name="place" />
          <ComboboxList
            id={listId}
            options={found}
            active={active}
            onTake={(option) => {
              take(option);
              close();
            }}
          />
          <span className="vh" role="status">
            {isOpen && value !== '' ? suggestionCount(found.length) : ''}
          </span>
        </>
      )}
    </Field>
  );
}

function suggestionCount(count: number): string {
  if (count === 0) return 'Sin sugerencias';
  return count === 1 ? '1 sugerencia' : `${count} sugerencias`;
}
