import { useId } from 'react';
import { formatDateText, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { figuresIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { costPairs, informationPairs } from './detail-facts.ts';
import styles from './figures.module.css';

/** Calculated figures, converted at the simulation's own UF. See docs/rules.md R136. */
export function Figures({ read }: { read: SimulationRead }) {
  const titleId = useId();
  const { DivTotal, DivTotalPe, RenMin, SegCes } = figuresIn(read);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Resumen</h3>
      <dl className={`${styles['panel']} num`}>
        <div>
          <dt>Dividendo mensual</dt>
          <dd className={styles['hero']}>{uf(DivTotal)}</dd>
          <dd>{pesos(DivTotalPe)}</dd>
        </div>
        <div>
          <dt>Renta mínima</dt>
          <dd className={styles['second']}>{pesos(RenMin)}</dd>
        </div>
      </dl>
      <div className={`${styles['footnote']} small muted num`}>
        <p>{insuranceFootnote({ SegCes })}</p>
        <p>{`Pesos con la UF del ${formatDateText(read.uf_date)}: ${formatUfValue(ufValueFromNumber(read.uf_value))}`}</p>
      </div>
      <Disclosure title="Información" className={styles['folded']}>
        <Facts look="tight" facts={informationPairs(read)} />
      </Disclosure>
      <Disclosure title="Gastos Operacionales" className={styles['folded']}>
        <Facts look="tight" facts={costPairs(read)} />
      </Disclosure>
    </section>
  );
}
