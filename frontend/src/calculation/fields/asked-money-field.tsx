import { useState } from 'react';
import { MoneyField, type MoneyFieldProps } from '#shared/ui/amounts/money-field.tsx';
import { type CurrencyLimits, currencyQuestion } from '../answers/corrections.ts';
import { OfferLine } from './correction-line.tsx';

export interface AskedMoneyFieldProps extends MoneyFieldProps {
  /** Limits between amounts in UF and in pesos. */
  between?: CurrencyLimits;
}

/**
 * Amount of a question about the credit, which asks whether the other currency was meant once it was left; the answer waits. See
 * docs/rules.md R227.
 */
export function AskedMoneyField({ between, ...props }: AskedMoneyFieldProps) {
  const { name, value, uf, onChange, onBlur } = props;
  const [isLeft, setLeft] = useState(value.amount !== null);
  const question =
    isLeft && uf.freshness !== 'pending' ? currencyQuestion(value, uf.valueClp, between) : null;
  return (
    <MoneyField
      {...props}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      correction={
        question && (
          <OfferLine
            name={name}
            text={question.text}
            label={question.label}
            onUse={() => onChange(question.meant)}
          />
        )
      }
    />
  );
}
