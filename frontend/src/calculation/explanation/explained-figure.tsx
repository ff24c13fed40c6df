import {
  explainedSteps,
  figureText,
  type ExplainedFigure as Figure,
  type ExplainedStep,
} from '@simulador/contracts/calculation/messages/explained-steps';
import { formatDateText } from '@simulador/contracts/platform/format';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import styles from './explained-figure.module.css';

export interface ExplainedFigureProps {
  figure: Figure;
  /** All shown figures. An operand that is one of them is not explained again. */
  figures: readonly Figure[];
}

/** A figure that unfolds into the steps of its calculation, like a receipt: operands, and their result below. */
export function ExplainedFigure({ figure, figures }: ExplainedFigureProps) {
  const steps = explainedSteps(figure, figures);
  return (
    <Disclosure
      className={styles['figure']}
      title={
        <span className={styles['title']}>
          <span>{figure.node.label}</span> <b>{figureText(figure)}</b>
        </span>
      }
    >
      {steps.length === 0 ? (
        <p className={styles['given']}>No se calcula: se ingresó o está fijado.</p>
      ) : (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={`${step.label} ${step.value}`}>
              <Step {...step} />
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

export function ExplainedDate({ value, reason }: { value: string; reason: string }) {
  return (
    <Disclosure
      className={styles['figure']}
      title={
        <span className={styles['title']}>
          <span>Primera fecha de pago</span> <b>{formatDateText(value)}</b>
        </span>
      }
    >
      <p className={styles['given']}>{reason}</p>
    </Disclosure>
  );
}

function Step({ label, operands, rounding, value }: ExplainedStep) {
  return (
    <dl className={styles['step']}>
      {operands.map((operand, index) => (
        // A step may contain the same operand twice, so the index is the key.
        <div key={index}>
          <dt>
            <span className={styles['sign']}>{operand.sign}</span>{' '}
            <span>{operand.label || 'Número fijo'}</span>
          </dt>
          <dd>{operand.value}</dd>
        </div>
      ))}
      <div className={styles['result']}>
        <dt>
          <span className={styles['sign']}>=</span> <span>{label}</span>
          {rounding !== null && <small>{rounding}</small>}
        </dt>
        <dd>{value}</dd>
      </div>
    </dl>
  );
}
