import { useEffect } from 'react';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { Bound } from './bound.tsx';
import { YearsField } from './years-field.tsx';

export interface CodebtorFieldsProps {
  /** True to take the focus when rendered, because the pressed button is removed. */
  takesFocus: boolean;
}

/** Fields for the co-debtor's identity and income. Autofill is off, because the browser would fill in the client's own data. */
export function CodebtorFields({ takesFocus }: CodebtorFieldsProps) {
  useEffect(() => {
    if (takesFocus) focusField('input_codebtor_name');
  }, [takesFocus]);
  return (
    <>
      <Bound to="client.codebtorName">{(field) => <TextField {...field} autoComplete="off" />}</Bound>
      <Bound to="client.codebtorLastName">{(field) => <TextField {...field} autoComplete="off" />}</Bound>
      <Bound to="client.codebtorRut">{(field) => <RutField {...field} />}</Bound>
      <Bound to="client.codebtorAge">{(field) => <YearsField {...field} />}</Bound>
      <Bound to="client.codebtorSalaryClp">{(field) => <NumberField {...field} unit="CLP" />}</Bound>
    </>
  );
}
