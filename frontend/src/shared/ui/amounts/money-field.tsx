import { use, useRef, type ReactNode } from 'react';
import { formatDate, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber, type Currency } from '@simulador/contracts/platform/money';
import { useIsForStaff } from '../../context/audience.ts';
import type { UfOfDay } from '../../context/uf.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { Skeleton } from '../loading.tsx';
import { Field, FigureInput, HintBesideLabel, type ControlledFieldProps } from '../fields/field.tsx';
import { DECIMALS, inCurrency, moneyText, otherCurrency, toMoney, type MoneyValue } from './money-value.ts';
import { useAmountText } from './use-amount-text.ts';

export interface MoneyFieldProps extends ControlledFieldProps<MoneyValue> {
  label: string;
  uf: UfOfDay;
  placeholder?: string | undefined;
  /** Amount that a typed or pasted percentage is a share of. */
  whole?: MoneyValue;
}

const isSame = (a: MoneyValue | null, b: MoneyValue): boolean =>
  a !== null && a.currency === b.currency && a.amount === b.amount;

/**
 * Field for an amount in UF or pesos. Switching converts; switching back restores the typed amount exactly. Below it are the
 * amount in the other currency and the UF's date.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, onBlur, uf, hint, error, whole, ...field } = props;
  const isForStaff = useIsForStaff();
  const Hint = use(HintBesideLabel) ? CompactHint : OppositeValue;
  const converted = useRef<{ from: MoneyValue; to: MoneyValue } | null>(null);

  const switchTo = (currency: Currency): void => {
    // An amount must not be converted with another UF than the day's, because the result would stay as if typed.
    const mustWait = uf.freshness === 'pending' && value.amount !== null;
    if (currency === value.currency || mustWait) return;
    const last = converted.current;
    const goesBack = last !== null && isSame(last.to, value) && last.from.currency === currency;
    const next = goesBack ? last.from : inCurrency(value, currency, uf.valueClp);
    converted.current = { from: value, to: next };
    onChange(next);
  };
  const { input, fault } = useAmountText({
    amount: value.amount,
    unit: value.currency,
    // A calculated amount is shown like all UF; a typed one as it was typed.
    decimals: Math.min(value.isDerived && !isForStaff ? 2 : Infinity, DECIMALS[value.currency]),
    takesBoth: true,
    whole: whole && uf.freshness !== 'pending' ? inCurrency(whole, value.currency, uf.valueClp).amount : null,
    onRead: (amount, named, typed) => {
      const currency = named ?? value.currency;
      const hasDecimals = currency === 'CLP' && typed !== undefined && typed !== amount;
      onChange({ currency, amount, ...(hasDecimals && { typed }) });
    },
    onBlur,
  });

  return (
    <Field {...field} error={fault ?? error} hint={<Hint value={value} uf={uf} note={hint} />}>
      {(wiring) => (
        <>
          <FigureInput {...wiring} {...input} />
          <CurrencySwitch
            name={field.name}
            label={field.label}
            currency={value.currency}
            onSwitch={switchTo}
          />
        </>
      )}
    </Field>
  );
}

interface OppositeValueProps {
  value: MoneyValue;
  uf: UfOfDay;
  note?: ReactNode;
}

const source = (uf: UfOfDay): string =>
  uf.date === null ? 'con una UF referencial' : `con la UF del ${formatDate(uf.date)}`;

/**
 * Amount in the other currency, e.g. `$102.200.900 con la UF del 20-11-2026`; the UF itself while the field is empty, so that the
 * height stays.
 */
function OppositeValue({ value, uf, note }: OppositeValueProps) {
  return (
    <>
      <span className="num flex flex-wrap items-baseline justify-between gap-x-4">
        {uf.freshness === 'pending' ? (
          <>
            <span>
              <span>1 UF =</span> <Skeleton widthEm={6.5} label="consultando el valor" />
            </span>{' '}
            <span>
              <span>con la UF del</span> <Skeleton widthEm={6.5} label="día" />
            </span>
          </>
        ) : (
          <>
            <Opposite value={value} uf={uf} /> <span>{source(uf)}</span>
          </>
        )}
      </span>
      {note !== undefined && <span className="block">{note}</span>}
    </>
  );
}

/** Amount in the other currency; the note while the field is empty. */
function CompactHint({ value, uf, note }: OppositeValueProps) {
  const isNote = value.amount === null || uf.freshness === 'pending';
  return (
    <span className="num block min-h-[1.45em]">{isNote ? note : <Opposite value={value} uf={uf} />}</span>
  );
}

/** Visitors read UF with two decimals. See docs/rules.md R243. */
function Opposite({ value, uf }: { value: MoneyValue; uf: UfOfDay }) {
  const isForStaff = useIsForStaff();
  const opposite = toMoney(value, otherCurrency(value.currency), uf.valueClp);
  if (opposite !== null)
    return (
      <b className="font-semibold text-ink" translate="no">
        {moneyText(opposite, isForStaff)}
      </b>
    );
  return <span translate="no">{`1 UF = ${formatUfValue(ufValueFromNumber(uf.valueClp))}`}</span>;
}
