import { useRef, useState, type ClipboardEvent, type ComponentProps, type Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import {
  amountWithPoint,
  pointAfterTyping,
  readPastedAmount,
  wholeAmount,
  type TypedPoint,
} from './amount-text.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'prefix'
>;

export interface AmountInputProps extends InputProps {
  amount: number | null;
  decimals: number;
  onAmountChange: (amount: number | null) => void;
  /** Called when a percentage is typed instead of an amount, which empties the field. If absent, the percent sign is ignored. */
  onPercent?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Largest whole part in pesos and in UF, so that converted pesos stay exact. */
const LARGEST_WHOLE = 999_999_999_999;
const LARGEST = 999_999_999;
// The library's default accepts a dot as decimal point, so 1.234 would become 1,234.
const ONLY_COMMA = [','];

const enteredBy = (event: Event): string | null => (event instanceof InputEvent ? event.data : null);

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;

/** Decimals typed in an amount without decimals. They stay until the field loses focus, and are then rounded. */
interface TypedDecimals {
  readonly text: string;
  readonly amount: number;
}

/**
 * Input of a number in Chilean notation: dots between thousands, comma before decimals. A minus stays, and the field's rules
 * refuse it.
 */
export function AmountInput(props: AmountInputProps) {
  const { amount, decimals, onAmountChange, onPercent, ref, ...attributes } = props;
  const point = useRef<TypedPoint>(null);
  const [typed, setTyped] = useState<TypedDecimals | null>(null);
  const isTyped = typed !== null && typed.amount === amount;
  const settle = (input: HTMLInputElement): void => {
    const meant = amountWithPoint(point.current, input.value);
    point.current = null;
    setTyped(null);
    if (meant !== null) onAmountChange(decimals > 0 ? meant : Math.round(meant));
  };
  const take = (text: string, value: number | undefined): void => {
    const hasDecimals = decimals === 0 && text.includes('.');
    const taken = hasDecimals ? wholeAmount(text) : (value ?? null);
    setTyped(hasDecimals && taken !== null ? { text, amount: taken } : null);
    onAmountChange(taken);
  };
  const isInRange = (value: number): boolean => Math.abs(value) <= (decimals > 0 ? LARGEST : LARGEST_WHOLE);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (onPercent !== undefined && text.includes('%')) {
      event.preventDefault();
      onAmountChange(null);
      return onPercent();
    }
    const pasted = readPastedAmount(text, decimals);
    if (pasted === null || !isInRange(pasted) || (/^\d+$/.test(text) && !isAllSelected(event.currentTarget)))
      return;
    event.preventDefault();
    point.current = null;
    setTyped(null);
    onAmountChange(Number(pasted.toFixed(decimals)));
  };
  return (
    <NumericFormat
      autoComplete="off"
      {...attributes}
      type="text"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...(isTyped ? { value: typed.text, valueIsNumericString: true } : { value: amount ?? '' })}
      thousandSeparator="."
      decimalSeparator=","
      allowedDecimalSeparators={ONLY_COMMA}
      {...(decimals > 0 ? { decimalScale: decimals } : {})}
      isAllowed={({ floatValue }) => floatValue === undefined || isInRange(floatValue)}
      onValueChange={({ value, floatValue }, { source }) => {
        if (source === 'event') take(value, floatValue);
      }}
      onInput={(event) => {
        if (onPercent !== undefined && event.currentTarget.value.includes('%')) {
          // Before the library handles the text, because it would take the digits.
          event.currentTarget.value = '';
          onPercent();
        }
        point.current = pointAfterTyping(point.current, event.currentTarget, enteredBy(event.nativeEvent));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget);
      }}
      onBlur={(event) => {
        settle(event.currentTarget);
        attributes.onBlur?.(event);
      }}
      onPaste={paste}
      {...(ref === undefined ? {} : { getInputRef: ref })}
    />
  );
}
