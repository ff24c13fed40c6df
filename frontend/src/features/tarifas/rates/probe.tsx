import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { describeRate, optionsOf } from '../describe.ts';
import { DecimalField } from '../form/decimal-field.tsx';
import { suggestionQuery } from '../rate-data.ts';
import type { RateTables } from '../use-rate-tables.ts';
import styles from './probe.module.css';

/** Who types is not asked for at each key. */
const SETTLED_MS = 300;
const NOT_KNOWN = 'No pudimos consultar la tasa. Inténtelo de nuevo.';

interface Credit {
  readonly product: string;
  readonly loan_use: string;
  readonly real_estate_type: string;
  readonly period: string;
  readonly amount: number | null;
}

/** What a simulation of these data is offered, whatever the tables look like. */
export function Probe({ tables }: { tables: RateTables }) {
  const [credit, setCredit] = useState<Credit>({
    product: String(tables.products[0]?.id ?? ''),
    loan_use: String(tables.loanUses[0]?.id ?? ''),
    real_estate_type: String(tables.realEstateTypes[0]?.id ?? ''),
    period: '20',
    amount: 2000,
  });
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<Credit>): void => setCredit({ ...credit, ...part });
  const chosen = (name: 'product' | 'loan_use' | 'real_estate_type') => ({
    name: `probe_${name}`,
    value: credit[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      change({ [name]: currentTarget.value }),
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
          value={credit.amount}
          onChange={(amount) => change({ amount })}
        />
        {isOpen && <Suggestion credit={credit} />}
      </div>
    </Disclosure>
  );
}

function Suggestion({ credit: { amount, ...texts } }: { credit: Credit }) {
  const isComplete = amount !== null && texts.period !== '';
  const request = isComplete
    ? {
        amount,
        period: Number(texts.period),
        loan_use: Number(texts.loan_use),
        product: Number(texts.product),
        real_estate_type: Number(texts.real_estate_type),
      }
    : null;
  const content = useByContent(request);
  const settled = useDebounced(content, SETTLED_MS);
  const { data, error, isPlaceholderData } = useQuery(suggestionQuery(settled));
  return (
    <p
      className={styles['suggestion']}
      role="status"
      aria-busy={isPlaceholderData || settled !== content || undefined}
    >
      <span>Tasa sugerida</span>
      {settled !== null && data !== undefined ? (
        <b className="num">{describeRate(data)}</b>
      ) : (
        <span className={styles['none']}>{error === null ? '—' : failureText(error, NOT_KNOWN)}</span>
      )}
    </p>
  );
}
