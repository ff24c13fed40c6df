import { cellKey, type RateBook, type RateChange } from '@simulador/contracts/rates/rate-book';
import { sheetWarnings, type SheetWarning } from '@simulador/contracts/rates/sheet-warnings';
import { newTableRateRule, rateRangeRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { describeRate } from '../tarifas/describe.ts';
import { describeCell } from './sheet-texts.ts';
import type { MaximumOf } from './use-maximums.ts';
import styles from './sheets.module.css';

const SHOWN_MAX = 8;
const TEXTS: Readonly<Record<SheetWarning['kind'], string>> = {
  hole: 'Sin tasa',
  overlap: 'Rangos que se cruzan',
  falling: 'Un plazo más largo queda más barato que el anterior',
};

export interface LiveWarningsProps {
  book: RateBook;
  changes: readonly RateChange[];
  tables: RateTables;
}

/** Rates that can't be submitted, with the reason. */
export function FaultyRates({ faults, tables }: { faults: readonly FaultyRate[]; tables: RateTables }) {
  if (faults.length === 0) return null;
  return (
    <Note tone="bad" className={styles['gap']} role="status">
      <p>
        <b>
          {faults.length === 1
            ? 'Una tarifa no puede quedar así:'
            : `${faults.length} tarifas no pueden quedar así:`}
        </b>
      </p>
      <ul>
        {faults.slice(0, SHOWN_MAX).map(({ change, reason }) => (
          <li key={cellKey(change)}>
            {`${describeCell(change, tables)}: ${describeRate(change.value ?? 0)}. ${reason}.`}
          </li>
        ))}
        {faults.length > SHOWN_MAX && <li>{`Y ${faults.length - SHOWN_MAX} más.`}</li>}
      </ul>
    </Note>
  );
}

/** Warnings about the draft, updated with each edit. */
export function LiveWarnings({ book, changes, tables }: LiveWarningsProps) {
  const warnings = sheetWarnings(book, changes);
  if (warnings.length === 0) return null;
  return (
    <Note tone="warn" className={styles['gap']} role="status">
      <ul>
        {warnings.slice(0, SHOWN_MAX).map(({ kind, cell }) => (
          <li
            key={`${kind} ${describeCell(cell, tables)}`}
          >{`${TEXTS[kind]}: ${kind === 'overlap' ? overlapText(cell) : describeCell(cell, tables)}.`}</li>
        ))}
        {warnings.length > SHOWN_MAX && <li>{`Y ${warnings.length - SHOWN_MAX} advertencias más.`}</li>}
      </ul>
    </Note>
  );
}

const overlapText = ({ min_years, max_years, min_amount, max_amount }: SheetWarning['cell']): string =>
  max_years > 0 ? `de ${min_years} a ${max_years} años` : `de UF ${min_amount} a ${max_amount}`;

/** Changed rate that can't be submitted. */
interface FaultyRate {
  readonly change: RateChange;
  /** Spanish sentence, without its full stop. */
  readonly reason: string;
  /** True if the rate can't be saved in a draft either. */
  readonly isUnsaveable: boolean;
}

/** Returns the changed rates that are above the TMC of their amounts, or are no rate of a credit. See docs/rules.md R352. */
export const faultyRates = (changes: readonly RateChange[], maximumOf: MaximumOf): readonly FaultyRate[] =>
  changes.flatMap((change) => {
    if (change.value === null) return [];
    const violation = newTableRateRule(change.value, maximumOf(change));
    return violation
      ? [{ change, reason: violationText(violation), isUnsaveable: rateRangeRule(change.value) !== null }]
      : [];
  });
