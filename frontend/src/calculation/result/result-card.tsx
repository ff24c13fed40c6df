import { useId } from 'react';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { formatDate } from '@simulador/contracts/platform/format';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import { Disclosure, showOpened } from '#shared/ui/layout/disclosure.tsx';
import { Explained } from '#shared/ui/explained.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import type { DividendoRow, OperationCost } from '../api/wire.ts';
import type { Verdict } from '../figures/shown.ts';
import { costPairs, informationPairs, mainPairs } from './figures.ts';
import { useShownUf } from './use-amount-view.tsx';
import { VerdictLine } from './verdict-line.tsx';
import styles from './result-card.module.css';

interface CalculatedFigures {
  ufDate: IsoDate | null;
  /** CAE with operation costs, annual percent; null if it is not known. See docs/rules.md R574. */
  caeWithCosts: number | null;
  verdict: Verdict;
}

interface WithCosts extends CalculatedFigures {
  row: DividendoRow;
  costs: readonly OperationCost[];
}

/** Figures without the costs, which are shown elsewhere, and unfolded. */
interface WithoutCosts extends CalculatedFigures {
  row: ResultFigures;
  costs?: undefined;
}

export type ResultCardProps = WithCosts | WithoutCosts;

/** A calculated result: dividend, minimum income, first payment and its date, instalments, and two lists to unfold. */
export function ResultCard(props: ResultCardProps) {
  const { row, ufDate, caeWithCosts, verdict } = props;
  const ufValueClp = useShownUf(ufDate);
  return (
    <section className={styles['card']} aria-label="Resultado">
      <Dividend {...props} />
      <Facts look="rows" className={styles['main']} facts={mainPairs(({ textOf }) => textOf(row))} />
      <div className={styles['verdict']}>
        <VerdictLine {...verdict} />
      </div>
      <Disclosure
        title="Información"
        startsOpen={props.costs === undefined}
        className={styles['more']}
        onToggle={showOpened}
      >
        <Facts look="tight" facts={informationPairs(row, ufValueClp, caeWithCosts)} />
      </Disclosure>
      {props.costs !== undefined && (
        <Disclosure
          title="Gastos Operacionales"
          className={`${styles['more']} ${styles['costs']}`}
          onToggle={showOpened}
        >
          <Facts look="tight" facts={costPairs(props.row, props.costs, ufValueClp)} />
        </Disclosure>
      )}
    </section>
  );
}

const LONG_TEXT = 10;
const DIVIDEND = 'Lo que se paga cada mes: una parte de la deuda, los intereses y los seguros.';
const UF =
  'La Unidad de Fomento sube con la inflación. Una cuota fija en UF cambia por eso en pesos de un mes a otro.';

/** The dividend in pesos with UF below (for staff the other way round), and what it includes. */
function Dividend({ row, ufDate }: Pick<ResultCardProps, 'row' | 'ufDate'>) {
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const titleId = useId();
  const [clp, inUf] = [pesos(row.DivTotalPe), uf(row.DivTotal)];
  const [first, second] = isForStaff ? [inUf, clp] : [clp, inUf];
  return (
    <div className={`${styles['figure']} on-dark ${isForStaff ? styles['staff'] : ''}`}>
      <div className={styles['explained']}>
        <span className={styles['title']}>
          <h2 id={titleId}>{textFor('Tu dividendo mensual', 'Dividendo mensual')}</h2>
          <Explained name="el dividendo">{DIVIDEND}</Explained>
        </span>
        <p role="status" aria-labelledby={titleId} className="num">
          <span className="sr-only">Dividendo mensual: </span>
          <span
            translate="no"
            className={`${styles['big']} ${first.length > LONG_TEXT ? styles['long'] : ''}`}
          >
            {first}
          </span>{' '}
          <span translate="no" className={styles['second']}>
            {second}
          </span>
        </p>
      </div>
      <div className={styles['foot']}>
        <p>{insuranceFootnote(row)}</p>
        {ufDate !== null && (
          <p className={`${styles['uf']} num`}>
            <span>{`Pesos con la UF del ${formatDate(ufDate)}.`}</span>
            <Explained name="la UF">{UF}</Explained>
          </p>
        )}
      </div>
    </div>
  );
}
