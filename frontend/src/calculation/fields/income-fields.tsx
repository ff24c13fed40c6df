import { useState } from 'react';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { useAnswers, useForm, useSteps } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';

export interface IncomeFieldsProps {
  /** Prefix of the inputs' names: the page has other inputs for the same answers. */
  prefix: string;
  /** True where they are not needed. Other debts are then asked for only once they were stated. */
  isOptional?: boolean;
}

/** Incomes of who pays, and their other debts. */
export function IncomeFields({ prefix, isOptional = false }: IncomeFieldsProps) {
  const { dispatch } = useForm();
  const { debtsClp } = useSteps().progress;
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  // The field stays while it is cleared to type another amount.
  const [asksDebts, setAsksDebts] = useState(!isOptional);
  if (debtsClp !== '' && !asksDebts) setAsksDebts(true);
  const looks = {
    unit: 'CLP',
    ...(isOptional && { required: undefined, hint: 'Al mes, opcional' }),
  } as const;
  return (
    <>
      <Bound to="client.salaryClp" name={`${prefix}_salary`}>
        {(field) => <NumberField {...field} {...looks} />}
      </Bound>
      {isOfTwo && (
        <Bound to="client.codebtorSalaryClp" name={`${prefix}_codebtor_salary`}>
          {(field) => <NumberField {...field} {...looks} />}
        </Bound>
      )}
      {asksDebts && (
        <NumberField
          name={`${prefix}_debts`}
          label="Otras deudas al mes"
          unit="CLP"
          value={debtsClp}
          onChange={(clp) => dispatch({ type: 'noted', debtsClp: clp })}
        />
      )}
    </>
  );
}
