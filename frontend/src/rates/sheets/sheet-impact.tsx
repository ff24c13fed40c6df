import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatInteger, formatRate } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { quotedQuery, type Impact } from './sheet-data.ts';
import { formatSigned, formatUfAmount, isDecided, OF_SAVED } from './sheet-texts.ts';
import type { ShownImpact } from './use-impact.ts';
import styles from './sheets.module.css';

const FAILED = 'No pudimos calcular el impacto. Inténtelo de nuevo en unos minutos.';

export interface SheetImpactProps {
  sheet: RateSheet;
  /** False while there are unsaved changes, which have no effects yet. */
  isSaved: boolean;
  shown: ShownImpact;
}

/**
 * Effects of the sheet on the simulations of the last 90 days: as submitted, or calculated on request. See docs/rules.md R595, R902.
 */
export function SheetImpact({ sheet, isSaved, shown }: SheetImpactProps) {
  const emptyId = useId();
  const { state, submitted_at: submittedAt, submitted_impact: submitted } = sheet;
  const { impact, isAsSubmitted, isPending, error, calculate } = shown;
  const { data: quoted } = useQuery({ ...quotedQuery(sheet), enabled: sheet.change_count > 0 });
  if (isDecided(sheet) && impact === null) return null;
  const notified = quoted?.notified ?? 0;
  const isEmpty = sheet.change_count === 0;
  return (
    <section className={styles['card']} aria-label="Impacto">
      <h2>Impacto</h2>
      {submitted !== null && <p className="num">{submittedText(submitted)}</p>}
      <dl className={`${styles['impact']} num`}>
        {impact !== null && <ImpactFigures impact={impact} />}
        {quoted && !isDecided(sheet) && (
          <div data-chief>
            <dt>Cotizaciones vigentes</dt>
            <dd>{formatInteger(quoted.count)}</dd>
          </div>
        )}
      </dl>
      {(state === 'draft' || state === 'submitted') && notified > 0 && (
        <p>{`Al aprobarla se avisa a ${notified === 1 ? 'su ejecutivo' : `sus ${formatInteger(notified)} ejecutivos`}.`}</p>
      )}
      {error !== null && (
        <Note tone="bad" role="alert">
          <p>{failureText(error, FAILED)}</p>
        </Note>
      )}
      <p className="muted">
        <span>
          Las simulaciones guardadas en los últimos 90 días, con las tarifas vigentes y con las de esta hoja
        </span>
        {isAsSubmitted && submittedAt !== null && (
          <b>{`, al enviarla el ${formatInstant(new Date(submittedAt), ' a las ')}`}</b>
        )}
        <span>.</span>
      </p>
      {isEmpty ? (
        <p id={emptyId} className="muted">
          {isSaved ? 'La hoja no cambia ninguna tarifa.' : 'Guarde el borrador para calcular su impacto.'}
        </p>
      ) : (
        !isSaved && <p className="muted">{OF_SAVED}</p>
      )}
      {!isDecided(sheet) && (
        <div className={styles['acts']}>
          <Button
            small
            aria-disabled={isEmpty}
            aria-describedby={isEmpty ? emptyId : undefined}
            working={isPending}
            workingLabel="Calculando…"
            onClick={() => !isEmpty && calculate()}
          >
            {impact ? 'Calcular de nuevo' : 'Calcular el impacto'}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Describes what a sheet changed when it was submitted. See docs/rules.md R902. */
function submittedText({ rates, least, most, quoted }: NonNullable<RateSheet['submitted_impact']>): string {
  const range =
    least === null || most === null
      ? ''
      : least === most
        ? `en ${formatSigned(most, formatRate)} puntos, `
        : `entre ${formatSigned(least, formatRate)} y ${formatSigned(most, formatRate)} puntos, `;
  const quotes = quoted === 1 ? '1 cotización vigente' : `${formatInteger(quoted)} cotizaciones vigentes`;
  return `Al enviarla cambiaba ${rates === 1 ? '1 tarifa' : `${formatInteger(rates)} tarifas`}, ${range}y ${quotes}.`;
}

const COUNTS = [
  { name: 'higher', label: 'Suben' },
  { name: 'lower', label: 'Bajan' },
  { name: 'same', label: 'Quedan igual' },
  { name: 'lost', label: 'Pierden su tasa' },
  { name: 'above_tmc', label: 'Sobre la TMC' },
] as const;

function ImpactFigures({ impact }: { impact: Impact }) {
  const { count, above_tmc: aboveTmc, median_uf: uf, median_percent: percent } = impact;
  return (
    <>
      {uf !== null && percent !== null && (
        <div>
          <dt>
            Cambio mediano<span className="sr-only"> del dividendo, de los que cambian</span>
          </dt>
          <dd>
            {formatSigned(uf, formatUfAmount)}
            <small>{` ${formatSigned(percent, formatRate)} %`}</small>
          </dd>
        </div>
      )}
      {COUNTS.map(({ name, label }) => (
        <div key={name} data-bad={(name === 'above_tmc' && aboveTmc > 0) || undefined}>
          <dt>{label}</dt>
          <dd>
            {formatInteger(impact[name])}
            {name === 'higher' && <small>{` de ${formatInteger(count)}`}</small>}
          </dd>
        </div>
      ))}
    </>
  );
}
