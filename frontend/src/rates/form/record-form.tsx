import type { ReactNode } from 'react';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import { ErrorSummary } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import type { FormField } from './fields.ts';
import type { RecordForm } from './use-record-form.ts';

const FORM_REFUSED = 'Hay errores en el formulario. Verifica nuevamente.';
const UNITS = { amount: 'UF', pesos: 'CLP', rate: 'percent' } as const;
const NOT_CHOSEN = '-- Seleccione una opción --';

export interface RecordFormViewProps {
  form: RecordForm;
  label: string;
  /** Closes the form. Not possible while it is saved; asks before it loses values. */
  onCancel: () => void;
  action?: string;
  /** True for a button that saves and then begins another row. */
  hasAgain?: boolean;
  children?: ReactNode;
}

export function RecordFormView(props: RecordFormViewProps) {
  const { form, label, onCancel, action = 'Guardar', hasAgain = false, children } = props;
  const { fields, summary, attempt, failure, isWorking, isChanged, submit } = form;
  const leave = useUnsavedForm(isChanged, onCancel, isWorking);
  return (
    <form className="grid max-w-[720px] gap-6" aria-label={label} onSubmit={submit} noValidate>
      <ErrorSummary title={FORM_REFUSED} errors={summary} attempt={attempt} />
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure.title !== null && (
            <p>
              <b>{failure.title}</b>
            </p>
          )}
          {failure.reason !== null && <p>{failure.reason}</p>}
        </Note>
      )}
      <FieldGrid>
        {fields.map((field) => (
          <FormInput key={field.name} field={field} form={form} />
        ))}
      </FieldGrid>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button aria-disabled={isWorking} onClick={leave}>
          Cancelar
        </Button>
        {hasAgain && (
          <Button aria-disabled={isWorking} onClick={(event) => submit(event, true)}>
            {action} y seguir con otra
          </Button>
        )}
        <Button variant="go" type="submit" working={isWorking} workingLabel="Guardando…">
          {action}
        </Button>
      </div>
    </form>
  );
}

function FormInput({ field, form }: { field: FormField; form: RecordForm }) {
  const { name, label, kind, hint, options = [], isOptional = false } = field;
  const { values, errorOf, change, leave } = form;
  const value = values[name] ?? null;
  const shared = {
    name,
    label,
    hint,
    error: errorOf(name),
    required: !isOptional,
    onBlur: () => leave(name),
  };
  const text = typeof value === 'string' ? value : '';
  const amount = typeof value === 'number' ? value : null;
  switch (kind) {
    case 'amount':
    case 'pesos':
    case 'rate':
      return (
        <DecimalField {...shared} unit={UNITS[kind]} value={amount} onChange={(next) => change(name, next)} />
      );
    case 'years':
      return <NumberField {...shared} value={text} onChange={(next) => change(name, next)} />;
    case 'choice':
      return (
        <SelectField
          {...shared}
          placeholder={NOT_CHOSEN}
          options={options}
          value={text}
          onChange={(value) => change(name, value)}
        />
      );
    case 'day':
      return (
        <DateField
          {...shared}
          value={isIsoDate(text) ? text : null}
          onChange={(day) => change(name, day ?? '')}
        />
      );
    case 'flag':
      return (
        <CheckboxField
          name={name}
          label={label}
          hint={hint}
          value={value === true}
          onChange={(isChecked) => change(name, isChecked)}
        />
      );
    case 'text':
      return (
        <TextField {...shared} autoComplete="off" value={text} onChange={(value) => change(name, value)} />
      );
  }
}
