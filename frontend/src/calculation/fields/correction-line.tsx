import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { correctionOf } from '../answers/corrections.ts';
import type { FieldPath } from '../answers/fields.ts';
import { useAnswers, useBank, useForm, useViolations } from '../state/simulator-context.tsx';
import { useState } from 'react';
import { MoneyField, type MoneyFieldProps } from '#shared/ui/amounts/money-field.tsx';
import type { CurrencyQuestion } from '../answers/currency-question.ts';

/** Line with a button that applies a corrected answer and focuses the field. */
export function CorrectionLine({ path, name }: { path: FieldPath; name: string }) {
  const { change, dispatch } = useForm();
  const { uf } = useBank();
  const answers = useAnswers((all) => all);
  const violations = useViolations();
  const correction = uf.freshness === 'pending' ? null : correctionOf(path, answers, violations, uf.valueClp);
  if (correction === null) return null;
  const { text, offer } = correction;
  const use = (): void => {
    if (offer === undefined) return;
    change(offer.changes);
    if (offer.written !== undefined) dispatch({ type: 'written', written: offer.written });
  };
  return <OfferLine name={name} text={text} label={offer?.label} onUse={use} />;
}

interface OfferLineProps {
  name: string;
  text: string;
  /** Absent if nothing is offered. */
  label: string | undefined;
  onUse: () => void;
}

export function OfferLine({ name, text, label, onUse }: OfferLineProps) {
  const use = (): void => {
    onUse();
    focusField(name);
  };
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14" id={`${name}-c`}>
      <span>{text}</span>{' '}
      {label !== undefined && (
        <Button small className="whitespace-normal!" onClick={use}>
          {label}
        </Button>
      )}
    </p>
  );
}

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
