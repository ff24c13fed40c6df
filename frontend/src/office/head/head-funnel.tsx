import { useId } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { FigureLink } from './figure-link.tsx';
import type { Counted, HeadRow } from './head-data.ts';
import { FIGURE_TEXT, share } from './head-texts.ts';
import card from './head.module.css';
import styles from './head-funnel.module.css';

const STEPS = ['received', 'contacted', 'approved', 'sent'] as const;
const VERBS = { received: '', contacted: 'contacta', approved: 'aprueba', sent: 'envía' } as const;

/** Steps from received to sent, each with its share of the one before. The smallest share is the title. */
export function HeadFunnel({ all, counted }: { all: HeadRow; counted: Counted }) {
  const titleId = useId();
  const steps = STEPS.map((figure, index) => {
    const former = STEPS[index - 1];
    const count = all[figure];
    // A simulation can be sent without an approval, so a step may have more of them than the one before it.
    const isPart = former !== undefined && all[former] > 0 && count <= all[former];
    return { figure, former, count, ratio: isPart ? count / all[former] : null };
  });
  const fewest = steps.reduce((one, other) => ((other.ratio ?? 1) < (one.ratio ?? 1) ? other : one));
  return (
    <section className={card['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {fewest.former === undefined
          ? 'De recibidas a enviadas'
          : `Se ${VERBS[fewest.figure]} el ${share(fewest.count, all[fewest.former])} de las ${FIGURE_TEXT[fewest.former].toLowerCase()}`}
      </h2>
      <p className="muted">Cuántas pasan de un paso al siguiente</p>
      <ol className={`${styles['steps']} num`}>
        {steps.map(({ figure, former, count, ratio }) => (
          <li key={figure} className={figure === fewest.figure && former ? styles['fewest'] : undefined}>
            <span>{FIGURE_TEXT[figure]}</span>
            <i style={{ width: `${(100 * count) / Math.max(all.received, 1)}%` }} aria-hidden="true" />
            <FigureLink row={all} figure={figure} counted={counted}>
              {formatInteger(count)}
            </FigureLink>
            <small>{ratio !== null && former && share(count, all[former])}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
