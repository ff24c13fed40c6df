import type { ReactNode } from 'react';
import { formatDate, formatMoney, formatUfValue } from '@simulador/contracts/domain/format';
import { ufValueFromNumber } from '@simulador/contracts/domain/money';
import type { UfOfDay } from '../uf/uf-of-day.ts';
import { otherCurrency, toMoney, type MoneyValue } from './money-value.ts';
import styles from './opposite-value.module.css';

export interface OppositeValueProps {
  value: MoneyValue;
  uf: UfOfDay;
  note?: ReactNode;
}

const source = (uf: UfOfDay): string =>
  uf.date === null ? 'con una UF referencial' : `con la UF del ${formatDate(uf.date)}`;

/** `$102.200.900 con la UF del 20-11-2026`; the UF itself while the field is empty, so that nothing jumps. */
export function OppositeValue({ value, uf, note }: OppositeValueProps) {
  return (
    <>
      <span className={`${styles['line']} num`}>
        <Opposite value={value} uf={uf} /> <span>{source(uf)}</span>
      </span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </>
  );
}

function Opposite({ value, uf }: { value: MoneyValue; uf: UfOfDay }) {
  const opposite = toMoney(value, otherCurrency(value.currency), uf.valueClp);
  if (opposite !== null) return <b>{formatMoney(opposite)}</b>;
  return <span>1 UF = {formatUfValue(ufValueFromNumber(uf.valueClp))}</span>;
}
