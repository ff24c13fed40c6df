import { formatInteger } from '@simulador/contracts/platform/format';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { describeRate } from '../tarifas/describe.ts';
import type { Impact } from './sheet-data.ts';
import { formatSigned, formatUfAmount } from './sheet-texts.ts';
import styles from './sheets.module.css';

const barText = ({ from, to }: Impact['distribution'][number]): string => {
  if (from === null) return `Baja más de ${formatInteger(Math.abs(to ?? 0))} %`;
  if (to === null) return `Sube ${formatInteger(from)} % o más`;
  return `${formatSigned(from, formatInteger)} a ${formatSigned(to, formatInteger)} %`;
};

/** Distribution of the changes of the dividend, and the simulations that change most. See docs/rules.md R595. */
export function ImpactDetails({ impact }: { impact: Impact }) {
  const most = Math.max(1, ...impact.distribution.map(({ count }) => count));
  return (
    <section className={styles['card']} aria-label="Detalle del impacto">
      <h2>Cuánto cambia el dividendo</h2>
      <div className={`${styles['bars']} num`} role="img" aria-label={describeBars(impact)}>
        {impact.distribution.map((bar) => (
          <BarLine key={String(bar.from)} bar={bar} most={most} />
        ))}
      </div>
      <h2>Las que más cambian</h2>
      <DataTable
        label="Simulaciones que más cambian"
        rows={impact.largest}
        keyOf={({ simulation }) => simulation}
        columns={[
          { label: 'Simulación', of: ({ simulation }) => `N.º ${simulation}` },
          {
            label: 'Tasa',
            isNumber: true,
            of: (each) => `${describeRate(each.rate_before)} → ${describeRate(each.rate_after)}`,
          },
          { label: 'Dividendo, antes', isNumber: true, of: (each) => formatUfAmount(each.dividend_before) },
          { label: 'Después', isNumber: true, of: (each) => formatUfAmount(each.dividend_after) },
          {
            label: 'Cambio',
            isNumber: true,
            of: (each) => <b>{formatSigned(each.change_uf, formatUfAmount)}</b>,
          },
        ]}
      />
    </section>
  );
}

function BarLine({ bar, most }: { bar: Impact['distribution'][number]; most: number }) {
  return (
    <>
      <span>{barText(bar)}</span>
      <b data-falls={(bar.to ?? 1) <= 0 || undefined} style={{ width: `${(100 * bar.count) / most}%` }} />
      <span>{formatInteger(bar.count)}</span>
    </>
  );
}

const describeBars = ({ distribution }: Impact): string =>
  distribution
    .filter(({ count }) => count > 0)
    .map((bar) => `${barText(bar)}: ${formatInteger(bar.count)}`)
    .join('; ');
