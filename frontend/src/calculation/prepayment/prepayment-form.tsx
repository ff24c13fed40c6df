import { useState } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import { EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import type { CurrencyQuestion } from '../answers/currency-question.ts';
import { AskedMoneyField } from '../fields/asked-money-field.tsx';
import type { ScheduleAnswer } from '../schedule/model/schedule.ts';

export interface PrepaymentInput {
  readonly amount: MoneyValue;
  readonly every: 'once' | 'yearly';
  readonly month: string;
  readonly effect: 'term' | 'payment';
}

export const BLANK: PrepaymentInput = { amount: EMPTY_UF, every: 'once', month: '12', effect: 'term' };

export interface PrepaymentFormProps {
  input: PrepaymentInput;
  onChange: (input: PrepaymentInput) => void;
  /** Question about the amount's currency; null for none. */
  question: CurrencyQuestion | null;
  lastMonth: number;
  rows: ScheduleAnswer['rows'];
  ufValueClp: number;
  ufDate: IsoDate;
}

const EVERY = [
  { value: 'once', label: 'Una vez' },
  { value: 'yearly', label: 'Cada año' },
];
const EFFECTS = [
  { value: 'term', label: 'Terminar antes' },
  { value: 'payment', label: 'Bajar el dividendo' },
];

export function PrepaymentForm(props: PrepaymentFormProps) {
  const { input, onChange, question, lastMonth, rows, ufValueClp, ufDate } = props;
  const textFor = useAudienceText();
  const [wasLeft, setLeft] = useState(input.amount.amount !== null);
  const month = Number(input.month);
  const isMonth = month >= 1 && month <= lastMonth;
  const due = rows[month - 1]?.due;
  return (
    <FieldGrid>
      <AskedMoneyField
        question={question}
        name="extra_amount"
        label="Monto del abono"
        value={input.amount}
        onChange={(amount) => onChange({ ...input, amount })}
        onBlur={() => setLeft(true)}
        error={wasLeft && input.amount.amount === 0 ? 'Debe ser mayor que 0' : undefined}
        uf={{ valueClp: ufValueClp, date: ufDate, freshness: 'today' }}
      />
      <NumberField
        name="extra_month"
        label={input.every === 'once' ? 'Después de la cuota número' : 'Cada año desde la cuota número'}
        value={input.month}
        onChange={(typed) => onChange({ ...input, month: typed })}
        error={isMonth ? undefined : `Debe estar entre 1 y ${lastMonth}`}
        hint={due === undefined ? undefined : `La cuota ${month} vence el ${formatDateText(due)}.`}
      />
      <RadioGroup
        name="extra_every"
        label="¿Cuántas veces?"
        options={EVERY}
        value={input.every}
        onChange={(value) => onChange({ ...input, every: value === 'yearly' ? 'yearly' : 'once' })}
      />
      <RadioGroup
        name="extra_effect"
        label={textFor('¿Qué prefieres?', '¿Qué se prefiere?')}
        options={EFFECTS}
        value={input.effect}
        onChange={(value) => onChange({ ...input, effect: value === 'payment' ? 'payment' : 'term' })}
      />
    </FieldGrid>
  );
}
