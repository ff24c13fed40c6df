import { WORKFLOW_STEPS } from '@simulador/contracts/workflow/messages';
import type { Progress } from './send.ts';
import styles from './send-action.module.css';

export interface SendProgressProps {
  /** Null before the first answer. */
  progress: Progress | null;
}

/** Progress of a send, as text and bar. */
export function SendProgress({ progress }: SendProgressProps) {
  const step = progress?.step ?? 1;
  const steps = progress?.steps ?? WORKFLOW_STEPS.length;
  return (
    <div className={styles['progress']}>
      <p className="small num" role="status">
        {`Paso ${step} de ${steps}${progress === null ? '' : `: ${progress.name}`}`}
      </p>
      <progress aria-label="Envío a Workflow" value={step - 1} max={steps} />
    </div>
  );
}
