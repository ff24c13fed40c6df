import { formatUf } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { DataTable } from '#shared/office/data-table.tsx';
import { describeRate } from '../tarifas/describe.ts';
import type { Impact } from './sheet-data.ts';
import { signedUf, whole } from './sheet-texts.ts';
import styles from './sheets.module.css';

const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
const number = (value: number): string => String(value).replace('-', '−').replace('.', ',');
const percent = (value: number): string => `${value > 0 ? '+' : ''}${number(value)}`;
const barText = ({ from, to }: Impact['distribution'][number]): string => {
  if (from === null) return `Baja más de ${number(Math.abs(to ?? 0))} %`;
  if (to === null) return `Sube ${number(from)} % o más`;
  return `${percent(from)} a ${percent(to)} %`;
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
          { label: 'Dividendo, antes', isNumber: true, of: (each) => uf(each.dividend_before) },
          { label: 'Después', isNumber: true, of: (each) => uf(each.dividend_after) },
          { label: 'Cambio', isNumber: true, of: (each) => <b>{signedUf(each.change_uf)}</b> },
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
      <span>{whole(bar.count)}</span>
    </>
  );
}

const describeBars = ({ distribution }: Impact): string =>
  distribution
    .filter(({ count }) => count > 0)
    .map((bar) => `${barText(bar)}: ${whole(bar.count)}`)
    .join('; ');
