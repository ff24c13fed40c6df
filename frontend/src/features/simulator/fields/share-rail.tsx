import { formatUfShort } from '@simulador/contracts/domain/format';
import type { Uf } from '@simulador/contracts/domain/money';
import { multiplyDivide } from '@simulador/contracts/domain/scaled';
import { useAudienceText } from '#shared/context/audience.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import styles from './share-rail.module.css';

export interface ShareRailProps {
  value: Uf;
  credit: Uf;
  savings: Uf | null;
  subsidy: Uf | null;
  maxPct: number;
}

const percent = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** Which share of the property the credit pays, and where the limit lies. */
export function ShareRail({ value, credit, savings, subsidy, maxPct }: ShareRailProps) {
  const textFor = useAudienceText();
  const sharePct = multiplyDivide(credit, 100 * 100, value) / 100;
  const shown = Math.min(sharePct, 100);
  return (
    <FieldGridRow className={`${styles['share']} num`}>
      <p className={styles['row']}>
        <b>
          {textFor('Financias', 'Financia')} el {percent.format(sharePct)} % del valor
        </b>
        <span className="muted">Máximo {percent.format(maxPct)} %</span>
      </p>
      <div className={styles['rail']} aria-hidden="true">
        <i style={{ flex: shown }} />
        {shown < 100 && <i style={{ flex: 100 - shown }} />}
        <u style={{ left: `${maxPct}%` }} />
      </div>
      <p className={`${styles['row']} muted`}>
        <span>Crédito {formatUfShort(credit)}</span>
        <span>{ownPart(value, savings, subsidy)}</span>
      </p>
    </FieldGridRow>
  );
}

function ownPart(value: Uf, savings: Uf | null, subsidy: Uf | null): string {
  if (savings === null) return `Valor ${formatUfShort(value)}`;
  const saved = `Ahorro ${formatUfShort(savings)}`;
  return subsidy === null ? saved : `${saved} + subsidio ${formatUfShort(subsidy)}`;
}
