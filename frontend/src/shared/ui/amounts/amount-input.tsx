import { useRef, type ClipboardEvent, type ComponentProps, type Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { amountWithPoint, pointAfterTyping, readPastedAmount, type TypedPoint } from './amount-text.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'prefix'
>;

export interface AmountInputProps extends InputProps {
  amount: number | null;
  decimals: number;
  onAmountChange: (amount: number | null) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** By decimals: in pesos, and in UF, whose pesos have to stay exact. */
const LARGEST_WHOLE = 999_999_999_999;
const LARGEST = 999_999_999;
// Left to itself the library takes a typed dot for a decimal point: 1.234 would become 1,234.
const ONLY_COMMA = [','];

const enteredBy = (event: Event): string | null => (event instanceof InputEvent ? event.data : null);

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;

/** A number written the Chilean way while it is typed: dots between thousands, comma before decimals. Never negative. */
export function AmountInput({ amount, decimals, onAmountChange, ref, ...attributes }: AmountInputProps) {
  const point = useRef<TypedPoint>(null);
  const settlePoint = (input: HTMLInputElement): void => {
    const meant = decimals > 0 ? amountWithPoint(point.current, input.value) : null;
    point.current = null;
    if (meant !== null) onAmountChange(meant);
  };
  const holds = (value: number): boolean => value >= 0 && value <= (decimals > 0 ? LARGEST : LARGEST_WHOLE);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    const pasted = readPastedAmount(text, decimals);
    if (pasted === null || !holds(pasted) || (/^\d+$/.test(text) && !isAllSelected(event.currentTarget)))
      return;
    event.preventDefault();
    point.current = null;
    onAmountChange(Number(pasted.toFixed(decimals)));
  };
  return (
    <NumericFormat
      autoComplete="off"
      {...attributes}
      type="text"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={amount ?? ''}
      thousandSeparator="."
      decimalSeparator=","
      allowedDecimalSeparators={ONLY_COMMA}
      decimalScale={decimals}
      allowNegative={false}
      isAllowed={({ floatValue }) => floatValue === undefined || holds(floatValue)}
      onValueChange={({ floatValue }, { source }) => {
        if (source === 'event') onAmountChange(floatValue ?? null);
      }}
      onInput={(event) => {
        point.current = pointAfterTyping(point.current, event.currentTarget, enteredBy(event.nativeEvent));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settlePoint(event.currentTarget);
      }}
      onBlur={(event) => {
        settlePoint(event.currentTarget);
        attributes.onBlur?.(event);
      }}
      onPaste={paste}
      {...(ref === undefined ? {} : { getInputRef: ref })}
    />
  );
}
