import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import { rateRule } from '@simulador/contracts/calculation/rules/rate';
import { formatPct } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import { differenceText, pesos, uf } from '#shared/simulation/figure-texts.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { dividendoQuery, figureFailure, tmcQuery } from '../api/figures.ts';
import type { DividendoRequest, DividendoRow } from '../api/wire.ts';
import styles from './rate-what-if.module.css';

const STEP_HUNDREDTHS = 25;
const LOWEST_PCT = 0.5;

export interface RateWhatIfProps {
  request: DividendoRequest;
  /** Figures at the credit's own rate. */
  row: DividendoRow;
  ufDate: string | null;
}

/** Returns a rate some steps above or below another one, annual percent. */
export const steppedPct = (ratePct: number, steps: number): number =>
  (Math.round(100 * ratePct) + STEP_HUNDREDTHS * steps) / 100;

/** Returns whether a rate may be compared: from 0.5 percent to the maximum conventional rate, if that is known. */
export const isComparable = (ratePct: number, tmcPct: number | null): boolean =>
  ratePct >= LOWEST_PCT && rateRule(ratePct, tmcPct) === null;

/** Shows the dividend at another rate, for comparison only: nothing of it is stored or carried. See docs/rules.md R803. */
export function RateWhatIf({ request, row, ufDate }: RateWhatIfProps) {
  const [steps, setSteps] = useState(0);
  const textFor = useAudienceText();
  const ratePct = steppedPct(row.Tasa, steps);
  const { montocredito: amount, plazototal } = request;
  const tmc = useQuery(tmcQuery({ amount, currency: CURRENCY_CODE.uf, period: 12 * plazototal }));
  const changed = steps === 0 ? null : { ...request, tasasimulacion: ratePct };
  const { data, error, isPlaceholderData } = useQuery(dividendoQuery(changed, ufDate));
  const shown = changed === null ? row : error === null ? data?.row : undefined;
  const stepBy = (step: 1 | -1, label: string, sign: string) => {
    const isPossible = isComparable(steppedPct(ratePct, step), tmc.data ?? null);
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && setSteps(steps + step)}
      >
        {sign}
      </button>
    );
  };
  return (
    <div className={styles['whatIf']}>
      <div>
        <h3>¿Y si la tasa fuera otra?</h3>
        <p>Solo para comparar, por ejemplo con otro banco. No se guarda.</p>
      </div>
      <div className={styles['stepper']} role="group" aria-label="Tasa para comparar">
        {stepBy(-1, 'Bajar 0,25', '−')}
        <output className="num">{formatPct(ratePct)}</output>
        {stepBy(1, 'Subir 0,25', '+')}
      </div>
      <p role="status" className={classNames(styles['answer'], isPlaceholderData && styles['old'], 'num')}>
        {error !== null && <span>{`${figureFailure(error)} ${textFor('Prueba', 'Pruebe')} otra tasa.`}</span>}
        {shown !== undefined && (
          <>
            <b>{`${pesos(shown.DivTotalPe)} al mes`}</b> <small>{uf(shown.DivTotal)}</small>
            <span>
              {steps === 0
                ? 'Es la tasa de esta simulación.'
                : `${differenceText(shown.DivTotalPe - row.DivTotalPe, pesos)} que con ${formatPct(row.Tasa)}`}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
