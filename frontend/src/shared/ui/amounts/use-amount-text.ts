import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import {
  type AmountUnit,
  readAmount,
  type AmountRead,
} from '@simulador/contracts/calculation/rules/amount-text';
import type { Currency } from '@simulador/contracts/platform/money';
import { useCaretKeeper, useUndo } from '../fields/use-rewritten-text.ts';

export interface AmountTextOptions {
  amount: number | null;
  unit: AmountUnit;
  /** Maximum number of decimals, if other than the unit's. */
  decimals?: number;
  /** Whether the text may name the other currency. */
  takesBoth?: boolean;
  /** Amount that a percentage is a share of; absent or null if a percentage is no amount. */
  whole?: number | null | undefined;
  /** Called with the amount, null for none, the currency that the text names when the field is left, and then the number as typed. */
  onRead: (amount: number | null, currency: Currency | null, typed?: number) => void;
  /** Called after the text was read because the field is left. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** Text of the field since it was changed. It stays as typed until the field is left, or as long as it is not understood. */
interface TypedText {
  readonly text: string;
  readonly amount: number | null;
  readonly isLeft: boolean;
}

const SIGNIFICANT = /[^.]/;

const FAULTS: Readonly<Record<AmountUnit, string>> = {
  UF: 'No se entiende como un monto. Por ejemplo: 2.500,5 o $85.000.000',
  CLP: 'No se entiende como un monto. Por ejemplo: $85.000.000',
  count: 'No se entiende como un número. Por ejemplo: 20',
  percent: 'No se entiende como un porcentaje. Por ejemplo: 4,15',
};

const faultOf = (text: string, unit: AmountUnit): string =>
  text.includes('%') && unit !== 'percent' ? 'Aquí va un monto, no un porcentaje' : FAULTS[unit];

/** Returns true if a key changed the text, false if the text was set at once, e.g. by a password manager. */
const isByKey = (event: Event): boolean =>
  event instanceof InputEvent && (/^delete|Paste$/.test(event.inputType) || event.data?.length === 1);

/** Deletes a digit together with the dot beside it, which would come back alone. */
function withoutDigit(before: string, input: HTMLInputElement, inputType: string): string {
  const { value, selectionStart: caret } = input;
  const isDot = caret !== null && value.length === before.length - 1 && before[caret] === '.';
  if (!isDot || regrouped(before, value) !== before) return value;
  if (inputType === 'deleteContentBackward') {
    input.setSelectionRange(caret - 1, caret - 1);
    return value.slice(0, caret - 1) + value.slice(caret);
  }
  return inputType === 'deleteContentForward' ? value.slice(0, caret) + value.slice(caret + 1) : value;
}

const shareOf = (whole: number, pct: number, decimals: number): number =>
  Number(((whole * pct) / 100).toFixed(decimals));

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;

/**
 * Returns the properties of an input for an amount, and the sentence for a text that is not understood. Thousands are grouped while
 * digits are typed; other texts are read when the field is left. See docs/rules.md R690.
 */
export function useAmountText(options: AmountTextOptions) {
  const { amount, unit, decimals = decimalsOf(unit), takesBoth = false, whole = null, onRead } = options;
  const [state, setTyped] = useState<TypedText | null>(null);
  const keepCaret = useCaretKeeper(SIGNIFICANT);
  const typed = state?.amount === amount ? state : null;
  const value = typed?.text ?? (amount === null ? '' : shownAmount(amount, decimals));

  const read = (text: string) => {
    if (whole !== null && text.includes('%')) {
      const pct = readTyped(text, 'percent', decimalsOf('percent'))?.amount ?? -1;
      const isShare = pct >= 0 && pct <= 100;
      return isShare ? { amount: shareOf(whole, pct, decimals), currency: null, typed: undefined } : null;
    }
    const found = readTyped(text, unit, decimals);
    // A whole number is not rounded from another one.
    const isWhole = decimals > 0 || found?.typed === found?.amount;
    return takesBoth || (isWhole && (found?.currency ?? unit) === unit) ? found : null;
  };

  const type = (text: string): void => {
    const found = read(text);
    // Another currency is switched to when the field is left, because `3 m` may become `3 mil`.
    const meant = found === null || (found.currency ?? unit) !== unit ? null : found.amount;
    setTyped({ text, amount: meant, isLeft: false });
    onRead(meant, null);
  };
  const undo = useUndo(value, type);
  const leave = (text: string): void => {
    const found = read(text);
    setTyped(found !== null || text.trim() === '' ? null : { text, amount: null, isLeft: true });
    onRead(found?.amount ?? null, found?.currency ?? null, found?.typed);
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { currentTarget: input, nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return type(input.value);
    if (!isByKey(nativeEvent)) return leave(input.value);
    write(input, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '');
  };
  const write = (input: HTMLInputElement, inputType: string): void => {
    const text = withoutDigit(value, input, inputType);
    const digits = regrouped(value, text);
    if (digits === null) return type(text);
    const isTooLarge = /\d/.test(digits) && readTyped(digits, unit, decimals) === null;
    keepCaret(input);
    if (!isTooLarge) type(digits);
  };
  const settle = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    if (typed !== null) leave(currentTarget.value);
  };
  return {
    fault: typed?.isLeft === true ? faultOf(typed.text, unit) : undefined,
    input: {
      type: 'text',
      autoComplete: 'off',
      inputMode: decimals === 0 ? 'numeric' : 'decimal',
      value,
      onChange: change,
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        settle(event);
        options.onBlur?.(event);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => write(currentTarget, ''),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        undo(event);
        if (event.key === 'Enter') settle(event);
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = event.clipboardData.getData('text').trim();
        const isUnread = read(text) === null;
        if ((isUnread || /^\d+$/.test(text)) && !isAllSelected(event.currentTarget)) return;
        event.preventDefault();
        leave(text);
      },
    },
  } as const;
}

/** Largest whole part in pesos and in other units, so that converted pesos stay exact. */
const LARGEST_CLP = 999_999_999_999;
const LARGEST = 999_999_999;
const DECIMALS = 4;

/** Returns the maximum number of decimals of an amount in a unit. */
export const decimalsOf = (unit: AmountUnit): number => (unit === 'CLP' || unit === 'count' ? 0 : DECIMALS);

/** Formats an amount as its field shows it, without trailing zeros: `1.234,5`. */
export function shownAmount(amount: number, decimals: number): string {
  const [whole = '', fraction = ''] = amount.toFixed(decimals).split('.');
  const shown = fraction.replace(/0+$/, '');
  return grouped(whole) + (shown && `,${shown}`);
}

export interface TypedAmount extends AmountRead {
  /** The number before it was rounded. */
  readonly typed: number;
}

/** Reads a field's text, rounded to its decimals. Null if it is no amount, or too large. */
export function readTyped(text: string, unit: AmountUnit, decimals: number): TypedAmount | null {
  const read = readAmount(text, unit);
  if (read === null) return null;
  const meant = read.currency ?? unit;
  if (Math.abs(read.amount) > (meant === 'CLP' ? LARGEST_CLP : LARGEST)) return null;
  const amount = Number(read.amount.toFixed(meant === unit ? decimals : decimalsOf(meant)));
  return { ...read, amount, typed: read.amount };
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** Text with dots between all thousands, perhaps incomplete, as the field itself writes them. */
const IN_GROUPS = /^-?(?:\d*|\d{1,3}(?:\.\d{3})*)(?:,\d*)?$/;
const DIGITS_AND_DOTS = /^-?[\d.]*(?:,\d*)?$/;
const dotsIn = (text: string): number => text.split('.').length;

/**
 * Returns the text with its thousands grouped. Null if a typed dot or another character has a meaning of its own, so the text has to
 * stay as it is until the field is left.
 */
export function regrouped(before: string, text: string): string | null {
  const areDotsOurs = IN_GROUPS.test(before) && dotsIn(text) <= dotsIn(before);
  if (!DIGITS_AND_DOTS.test(text) || !(areDotsOurs || IN_GROUPS.test(text))) return null;
  const [whole = '', fraction] = text.replaceAll('.', '').split(',');
  return grouped(whole) + (fraction === undefined ? '' : `,${fraction}`);
}
