import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatUf } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { DataTable } from '#shared/office/data-table.tsx';
import { Button } from '#shared/ui/button.tsx';
import { failureText } from '#shared/api/api-error.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { describeRate } from '../tarifas/describe.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { readImpact, type Impact, type ImpactProgress } from './sheet-data.ts';
import styles from './sheets.module.css';

const FAILED = 'No pudimos calcular el impacto. Inténtelo de nuevo en unos minutos.';
const whole = (count: number): string => count.toLocaleString('es-CL');
const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
const signed = (amountUf: number): string => `${amountUf > 0 ? '+' : '−'}${uf(Math.abs(amountUf))}`;

const isAsSubmitted = ({ state }: RateSheet): boolean => state !== 'draft' && state !== 'returned';
const isDecided = ({ state }: RateSheet): boolean => state === 'in_force' || state === 'replaced';

/**
 * Effects of the sheet on the simulations of the last 90 days: as submitted, or calculated on request, with progress, which can be
 * cancelled. See docs/rules.md R595, R902.
 */
export function SheetImpact({ sheet }: { sheet: RateSheet }) {
  const { id, submitted_at: submittedAt } = sheet;
  const submitted = isAsSubmitted(sheet) ? sheet.submitted_impact?.latest : null;
  const [progress, setProgress] = useState<ImpactProgress | null>(null);
  const abort = useRef<AbortController>(null);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => {
      abort.current = new AbortController();
      setProgress(null);
      return readImpact(id, setProgress, abort.current.signal);
    },
    networkMode: 'always',
  });
  // Cancels the calculation when the screen is left.
  useEffect(() => () => abort.current?.abort(), []);
  const isCancelled = error?.name === 'AbortError';
  const shown = data ?? submitted;
  if (isDecided(sheet) && !shown) return null;
  return (
    <section className={styles['card']} aria-label="Impacto">
      <h2>Impacto</h2>
      <p className="muted">
        <span>
          Las simulaciones guardadas en los últimos 90 días, con las tarifas vigentes y con las de esta hoja
        </span>
        {submitted && !data && submittedAt !== null && (
          <b>{`, al enviarla el ${formatInstant(new Date(submittedAt), ' a las ')}`}</b>
        )}
        <span>.</span>
      </p>
      {!isDecided(sheet) && (
        <div className={styles['tools']}>
          <Button
            disabled={sheet.change_count === 0}
            working={isPending}
            workingLabel="Calculando…"
            onClick={() => mutate()}
          >
            {shown ? 'Calcular de nuevo' : 'Calcular el impacto'}
          </Button>
          {isPending && <Button onClick={() => abort.current?.abort()}>Cancelar</Button>}
        </div>
      )}
      {isPending && (
        <p role="status">
          <progress
            className={styles['progress']}
            value={progress?.done ?? 0}
            max={Math.max(1, progress?.total ?? 1)}
            aria-label="Simulaciones calculadas"
          />{' '}
          {progress && <span>{`${whole(progress.done)} de ${whole(progress.total)}`}</span>}
        </p>
      )}
      {error !== null && !isPending && (
        <Note tone={isCancelled ? 'info' : 'bad'} role="alert">
          <p>{isCancelled ? 'Cálculo cancelado.' : failureText(error, FAILED)}</p>
        </Note>
      )}
      {shown && !isPending && <ImpactFigures impact={shown} />}
    </section>
  );
}

const COUNTS = [
  { name: 'count', label: 'Simulaciones' },
  { name: 'same', label: 'Quedan igual' },
  { name: 'lower', label: 'Bajan' },
  { name: 'higher', label: 'Suben' },
  { name: 'lost', label: 'Pierden su tasa' },
  { name: 'above_tmc', label: 'Sobre la TMC' },
] as const;

const number = (value: number): string => String(value).replace('-', '−').replace('.', ',');
const percent = (value: number): string => `${value > 0 ? '+' : ''}${number(value)}`;
const barText = ({ from, to }: Impact['distribution'][number]): string => {
  if (from === null) return `Baja más de ${number(Math.abs(to ?? 0))} %`;
  if (to === null) return `Sube ${number(from)} % o más`;
  return `${percent(from)} a ${percent(to)} %`;
};

function ImpactFigures({ impact }: { impact: Impact }) {
  const most = Math.max(1, ...impact.distribution.map(({ count }) => count));
  const isChanged = impact.lower + impact.higher > 0;
  return (
    <>
      <dl className={`${styles['counts']} num`}>
        {COUNTS.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{whole(impact[name])}</dd>
          </div>
        ))}
      </dl>
      {isChanged && (
        <>
          <h3>Cuánto cambia el dividendo</h3>
          <div className={`${styles['bars']} num`} role="img" aria-label={describeBars(impact)}>
            {impact.distribution.map((bar) => (
              <BarLine key={String(bar.from)} bar={bar} most={most} />
            ))}
          </div>
          <h3>Las que más cambian</h3>
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
              { label: 'Cambio', isNumber: true, of: (each) => <b>{signed(each.change_uf)}</b> },
            ]}
          />
        </>
      )}
    </>
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
