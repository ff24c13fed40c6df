import { useState } from 'react';
import { formatPct, formatRate } from '@simulador/contracts/platform/format';
import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { useAmountText } from '#shared/ui/amounts/use-amount-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/fields/field.tsx';
import { Bound, type BoundField } from '../fields/bound.tsx';
import type { RateAnswer } from '../answers/answers.ts';
import type { ShownRate } from '../figures/use-simulation.ts';
import { useFigures } from '../state/simulator-context.tsx';

/** The suggested rate, read-only, or the executive's own, once there is a suggestion to replace. See docs/rules.md R85. */
export function RateChoice() {
  return <Bound to="credit.rate">{(field) => <RateField {...field} />}</Bound>;
}

function RateField({ value, onChange, onBlur, error, ...field }: BoundField<RateAnswer>) {
  const { rate } = useFigures();
  const [wasRefused, setRefused] = useState(false);
  const { suggestedPct, annualRatePct, isQuoted } = rate;
  const shownPct = isQuoted ? annualRatePct : suggestedPct;
  const { input, fault } = useAmountText({
    amount: value.pct,
    unit: 'percent',
    onRead: (pct) => onChange({ isOwn: true, pct }),
    onBlur,
  });
  const toggle = (): void => {
    setRefused(!value.isOwn && shownPct === null);
    if (value.isOwn) onChange({ isOwn: false, pct: null });
    else if (shownPct !== null) onChange({ isOwn: true, pct: shownPct });
  };
  return (
    <Field
      {...field}
      error={(value.isOwn ? fault : undefined) ?? error}
      hint={
        <>
          {rateHint(value, rate)}{' '}
          <Button variant="low" small className="min-h-6! p-0!" onClick={toggle}>
            {value.isOwn ? 'Utilizar tasa sugerida' : 'Editar tasa'}
          </Button>
        </>
      }
      correction={
        wasRefused &&
        shownPct === null && (
          <p role="alert" id={`${field.name}-c`} className="mt-2 text-14 text-warn">
            {SENTENCES.rate_not_calculated}
          </p>
        )
      }
    >
      {(wiring) => (
        <>
          {value.isOwn ? (
            <input {...wiring} {...input} />
          ) : (
            <input
              {...wiring}
              type="text"
              readOnly
              value={shownPct === null ? '' : formatRate(shownPct)}
              placeholder={rate.isLoading ? 'Consultando…' : '–'}
            />
          )}
          <span className="pr-4 text-ink-2">%</span>
        </>
      )}
    </Field>
  );
}

function rateHint({ isOwn }: RateAnswer, { suggestedPct, ceilingPct, isQuoted }: ShownRate): string {
  const suggested = suggestedPct === null ? 'Tasa sugerida' : `Sugerida: ${formatPct(suggestedPct)}`;
  const ceiling = ceilingPct === null ? '' : ` TMC: ${formatPct(ceilingPct)}.`;
  return `${isQuoted ? `Tasa cotizada. ${suggested}` : isOwn ? suggested : 'Tasa sugerida'}.${ceiling}`;
}
