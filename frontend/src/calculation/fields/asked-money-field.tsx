import { useState } from 'react';
import { MoneyField, type MoneyFieldProps } from '#shared/ui/amounts/money-field.tsx';
import { currencyQuestion } from '../answers/corrections.ts';
import { OfferLine } from './correction-line.tsx';

/** Amount of a question about the credit, which asks whether the other currency was meant once it was left. See docs/rules.md R227. */
export function AskedMoneyField(props: MoneyFieldProps) {
  const { name, value, uf, onChange, onBlur } = props;
  const [isLeft, setLeft] = useState(false);
  const question = isLeft && uf.freshness !== 'pending' ? currencyQuestion(value, uf.valueClp) : null;
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
