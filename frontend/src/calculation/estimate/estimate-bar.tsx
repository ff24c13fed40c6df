import { useEffect, useState } from 'react';
import { keepAbove } from '#shared/browser/keep-above.ts';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { shownRow } from '../figures/shown.ts';
import { MARKED, OldMark } from '../result/old-mark.tsx';
import { useEstimate } from './estimate-context.tsx';
import { neededToday } from './needed-today.ts';
import styles from './estimate-bar.module.css';

const keepAboveBar = keepAbove('--bar-height');

/** Keeps the bar's room at the end of the page, and toasts at the top. */
const NO_BAR = <div data-slim-bar hidden />;

export interface EstimateBarProps {
  /** Modules and result, beside which a wide screen needs no bar. */
  modules: HTMLElement | null;
}

/** The estimate's figures at the bottom edge while the answer is out of sight. See docs/rules.md R781. */
export function EstimateBar({ modules }: EstimateBarProps) {
  const { simulator, isExample, save, answer } = useEstimate();
  const isAnswerSeen = useIsSeen(answer);
  const areModulesSeen = useIsSeen(modules);
  if (answer === null || isAnswerSeen || isExample) return NO_BAR;
  const { simulation, uf } = simulator;
  const { row, costs, status } = simulation.result;
  if (row === null || shownRow(simulation.result) === null) return NO_BAR;
  const needed = pesos(neededToday(simulation.savings, row, costs, uf.valueClp));
  return (
    <aside
      ref={keepAboveBar}
      className={classNames(styles['bar'], areModulesSeen && styles['beside'], MARKED, 'on-dark num')}
      aria-label="Tu dividendo"
      data-slim-bar
    >
      <OldMark status={status} />
      <div className="wrap">
        <p>
          <span>
            <b translate="no">{pesos(row.DivTotalPe)}</b> <span>al mes</span>
          </span>
          <span>
            <span>
              <span className={styles['word']}>necesitas </span>hoy
            </span>{' '}
            <b translate="no">{needed}</b>
          </span>
          <span>
            <span>renta desde</span> <b translate="no">{pesos(row.RenMin)}</b>
          </span>
        </p>
        <Button onClick={simulator.isCreditValid ? save : () => answer.scrollIntoView({ block: 'center' })}>
          Guardar<span className="sr-only"> y recibir el PDF</span>
        </Button>
      </div>
    </aside>
  );
}

/** Returns whether the element is in the window. True before it is known. */
function useIsSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (element === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
