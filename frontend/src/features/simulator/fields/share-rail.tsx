import { formatUfShort } from '@simulador/contracts/domain/format';
import type { Uf } from '@simulador/contracts/domain/money';
import { multiplyDivide } from '@simulador/contracts/domain/scaled';
import { useAudienceText } from '#shared/context/audience.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import styles from './share-rail.module.css';

export interface ShareRailProps {
  /** Null while it is not known, as `credit` and `savings`. */
  value: Uf | null;
  credit: Uf | null;
  savings: Uf | null;
  /** The value is paid with savings too. */
  splits: boolean;
  subsidy: Uf | null;
  maxPct: number;
}

const percent = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** Which share of the property the credit pays, and where the limit lies. It keeps its place while an amount is typed anew. */
export function ShareRail({ value, credit, savings, splits, subsidy, maxPct }: ShareRailProps) {
  const textFor = useAudienceText();
  const sharePct = value === null || value <= 0 || credit === null ? null : shareOf(value, credit);
  const shown = Math.min(sharePct ?? 0, 100);
  return (
    <FieldGridRow className={`${styles['share']} num`}>
      <p className={styles['row']}>
        <b>
          {sharePct === null
            ? textFor('Qué parte del valor financias', 'Qué parte del valor financia')
            : `${textFor('Financias', 'Financia')} el ${percent.format(sharePct)} % del valor`}
        </b>
        <span className="muted">Máximo {percent.format(maxPct)} %</span>
      </p>
      <div className={styles['rail']} aria-hidden="true">
        <i style={{ flex: shown }} />
        {shown < 100 && <i style={{ flex: 100 - shown }} />}
        <u style={{ left: `${maxPct}%` }} />
      </div>
      <p className={`${styles['row']} muted`}>
        <span>Crédito {written(credit)}</span>
        <span>{splits ? ownPart(savings, subsidy) : `Valor ${written(value)}`}</span>
      </p>
    </FieldGridRow>
  );
}

const shareOf = (value: Uf, credit: Uf): number => multiplyDivide(credit, 100 * 100, value) / 100;
const written = (amount: Uf | null): string => (amount === null ? '–' : formatUfShort(amount));

function ownPart(savings: Uf | null, subsidy: Uf | null): string {
  const saved = `Ahorro ${written(savings)}`;
  return subsidy === null ? saved : `${saved} + subsidio ${formatUfShort(subsidy)}`;
}
