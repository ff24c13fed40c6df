import { Button } from '#shared/ui/button.tsx';
import { formatTyped } from '#shared/ui/amounts/money-value.ts';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { describeTerm } from '../answers/describe.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import styles from './estimate-card.module.css';
import { useEstimate } from './estimate-context.tsx';
import { isBegun } from './use-estimate.ts';

/** The estimate's figures in a line, with a button that opens it again. */
export function FoldedEstimate() {
  const { open } = useEstimate();
  const { simulation, answers, blank } = useSimulator();
  const { row, status } = simulation.result;
  const { propertyValue, savings, paymentYears } = answers.credit;
  const figures = isBegun({ answers, blank })
    ? [
        // A former dividend is none of these figures. See docs/rules.md R222.
        [row === null || status !== 'ready' ? '' : pesos(row.DivTotalPe), 'al mes'],
        [formatTyped(propertyValue), ''],
        [formatTyped(savings), 'de ahorro'],
        [describeTerm(paymentYears), ''],
      ].filter(([figure]) => figure !== '')
    : [];
  return (
    <div className={styles['folded']}>
      {figures.length === 0 ? (
        <p>Estima otro dividendo con tres cifras.</p>
      ) : (
        <ul className="num">
          {figures.map(([figure, what]) => (
            <li key={figure}>
              <b translate="no">{figure}</b> <span>{what}</span>
            </li>
          ))}
        </ul>
      )}
      <Button variant="low" onClick={open}>
        {figures.length === 0 ? 'Estimar' : 'Cambiar'}
        <span className="sr-only"> tus cifras</span>
      </Button>
    </div>
  );
}
