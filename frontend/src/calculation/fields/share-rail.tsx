import { formatPctShort } from '@simulador/contracts/platform/format';
import type { Uf } from '@simulador/contracts/platform/money';
import { multiplyDivide } from '@simulador/contracts/platform/scaled';
import { useAudienceText } from '#shared/context/audience.tsx';
import { formatTyped, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { amountUf } from '../answers/credit-facts.ts';
import styles from './share-rail.module.css';

export interface ShareRailProps {
  value: MoneyValue;
  credit: MoneyValue;
  savings: MoneyValue;
  /** True if savings pay a part of the value. */
  splits: boolean;
  subsidy: MoneyValue | null;
  maxPct: number;
  /** Pesos per UF. */
  ufValueClp: number;
}

/** Share of the property's value that the credit finances, and its limit. It keeps its height while an amount is retyped. */
export function ShareRail({ value, credit, savings, splits, subsidy, maxPct, ufValueClp }: ShareRailProps) {
  const textFor = useAudienceText();
  const sharePct = shareOf(amountUf(value, ufValueClp), amountUf(credit, ufValueClp));
  const shown = Math.min(sharePct ?? 0, 100);
  return (
    <FieldGridRow className={`${styles['share']} num`}>
      <p className={styles['row']}>
        <b>
          {sharePct === null
            ? textFor('Qué parte del valor financias', 'Qué parte del valor financia')
            : `${textFor('Financias', 'Financia')} el ${formatPctShort(sharePct)} del valor`}
        </b>
        <span className="muted">{`Máximo ${formatPctShort(maxPct)}`}</span>
      </p>
      <div className={styles['rail']} aria-hidden="true">
        <i className={classNames(shown > maxPct && styles['over'])} style={{ flex: shown }} />
        {shown < 100 && <i style={{ flex: 100 - shown }} />}
        <u style={{ left: `${maxPct}%` }} />
      </div>
      <p className={`${styles['row']} muted`}>
        <span>{`Crédito ${written(credit)}`}</span>
        <span>{splits ? ownPart(savings, subsidy) : `Valor ${written(value)}`}</span>
      </p>
    </FieldGridRow>
  );
}

/** Returns the share in percent; null while it is not known. */
const shareOf = (value: Uf | null, credit: Uf | null): number | null =>
  value === null || value <= 0 || credit === null ? null : multiplyDivide(credit, 100 * 100, value) / 100;
const written = (amount: MoneyValue): string => formatTyped(amount) || '–';

function ownPart(savings: MoneyValue, subsidy: MoneyValue | null): string {
  const saved = `Ahorro ${written(savings)}`;
  return subsidy === null ? saved : `${saved} + subsidio ${written(subsidy)}`;
}
