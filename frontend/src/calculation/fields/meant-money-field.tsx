import { MoneyField, type MoneyFieldProps } from '#shared/ui/amounts/money-field.tsx';
import { DECIMALS, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { shownAmount } from '#shared/ui/amounts/use-amount-text.ts';
import { type CurrencyLimits, meantAmount } from '../answers/meant-amount.ts';

export interface MeantMoneyFieldProps extends MoneyFieldProps {
  /** Limits of the currencies; those of a value or credit by default. */
  between?: CurrencyLimits | undefined;
}

/** Returns an assumed amount as the placeholder of its field; undefined for none. */
export const assumedText = ({ currency, amount }: MoneyValue): string | undefined =>
  amount === null ? undefined : shownAmount(amount, Math.min(2, DECIMALS[currency]));

/** Amount. Pesos that can only be UF, and UF that can only be pesos, become so when the field is left. See docs/rules.md R227. */
export const MeantMoneyField = ({ between, ...props }: MeantMoneyFieldProps) => (
  <MoneyField
    {...props}
    onBlur={(event) => {
      const meant = meantAmount(props.value, between);
      if (meant !== null) props.onChange(meant);
      props.onBlur?.(event);
    }}
  />
);
