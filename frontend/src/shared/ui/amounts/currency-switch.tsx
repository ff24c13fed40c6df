import type { Currency } from '@simulador/contracts/domain/money';
import styles from './currency-switch.module.css';

export interface CurrencySwitchProps {
  name: string;
  label: string;
  currency: Currency;
  onSwitch: (currency: Currency) => void;
}

const CURRENCIES: readonly Currency[] = ['UF', 'CLP'];

/** Two radio buttons drawn as one switch. */
export function CurrencySwitch({ name, label, currency, onSwitch }: CurrencySwitchProps) {
  return (
    <fieldset className={styles['switch']}>
      <legend className="vh">Moneda de {label.toLowerCase()}</legend>
      {CURRENCIES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={`${name}_currency`}
            value={each}
            checked={each === currency}
            onChange={() => onSwitch(each)}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
