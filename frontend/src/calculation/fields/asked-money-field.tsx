import { useState } from 'react';
import { MoneyField, type MoneyFieldProps } from '#shared/ui/amounts/money-field.tsx';
import type { CurrencyQuestion } from '../answers/currency-question.ts';
import { OfferLine } from './correction-line.tsx';

export interface AskedMoneyFieldProps extends MoneyFieldProps {
  /** Question whether the other currency was meant, for which the answer waits; null for none. */
  question: CurrencyQuestion | null;
}

/** Amount of a question about the credit, which asks whether the other currency was meant once it was left. See docs/rules.md R227. */
export function AskedMoneyField({ question, ...props }: AskedMoneyFieldProps) {
  const { name, value, uf, onChange, onBlur } = props;
  const [isLeft, setLeft] = useState(value.amount !== null);
  return (
    <MoneyField
      {...props}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      correction={
        isLeft &&
        question !== null &&
        uf.freshness !== 'pending' && (
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
