import { useState } from 'react';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { optionsOf } from '../tarifas/describe.ts';
import { DecimalField } from '../form/decimal-field.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { Suggestion, type LookedUpCredit } from './suggestion.tsx';
import styles from './rate-lookup.module.css';

/** Looks up the rate that a simulation gets now, or got on an earlier day. */
export function RateLookup({ tables }: { tables: RateTables }) {
  const today = useSantiagoDay();
  const [credit, setCredit] = useState<LookedUpCredit>({
    product: String(tables.products[0]?.id ?? ''),
    loan_use: String(tables.loanUses[0]?.id ?? ''),
    real_estate_type: String(tables.realEstateTypes[0]?.id ?? ''),
    period: '20',
    amount: 2000,
    day: today,
  });
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<LookedUpCredit>): void => setCredit({ ...credit, ...part });
  const chosen = (name: 'product' | 'loan_use' | 'real_estate_type') => ({
    name: `probe_${name}`,
    value: credit[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Disclosure title="¿Qué tasa se sugeriría?" className={styles['probe']} onToggle={setOpen}>
      <div className={styles['credit']}>
        <SelectField {...chosen('product')} label="Producto" options={optionsOf(tables.products)} />
        <SelectField {...chosen('loan_use')} label="Destino" options={optionsOf(tables.loanUses)} />
        <SelectField
          {...chosen('real_estate_type')}
          label="Tipo de Propiedad"
          options={optionsOf(tables.realEstateTypes)}
        />
        <NumberField
          name="probe_period"
          label="Plazo, años"
          value={credit.period}
          onChange={(period) => change({ period })}
        />
        <DecimalField
          name="probe_amount"
          label="Monto, UF"
          unit="UF"
          value={credit.amount}
          onChange={(amount) => change({ amount })}
        />
        <DateField
          name="probe_day"
          label="Día"
          max={today}
          value={credit.day}
          onChange={(day) => change({ day })}
        />
        {isOpen && <Suggestion credit={credit} today={today} />}
      </div>
    </Disclosure>
  );
}
