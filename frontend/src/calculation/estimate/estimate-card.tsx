import type { FormEvent } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { shownRow } from '../figures/shown.ts';
import { useRemedies } from '../state/apply-remedy.ts';
import { TouchedContext } from '../fields/touched.ts';
import { SimulatorContext, useSimulator, useSteps } from '../state/simulator-context.tsx';
import { EstimateAnswer } from './estimate-answer.tsx';
import { useEstimate } from './estimate-context.tsx';
import { EstimateFields } from './estimate-fields.tsx';
import { EstimateIncome } from './estimate-income.tsx';
import { isAwaited } from './use-estimate.ts';
import { useEstimateTouched } from './use-estimate-touched.ts';
import styles from './estimate-card.module.css';
import folds from './estimate-folds.module.css';

const FoldedEstimate = deferred(
  () => import('./folded-estimate.tsx'),
  ({ FoldedEstimate }) => FoldedEstimate,
  'No pudimos cargar tus cifras.',
);

const UNLOADED = 'No pudimos cargar esta parte.';
const figures = () => import('./estimate-figures.tsx');
const KeptFigures = deferred(figures, ({ KeptFigures }) => KeptFigures, UNLOADED);
const Folds = deferred(figures, ({ EstimateFolds }) => EstimateFolds, UNLOADED);
/** Rendered from the start, so that the others are loaded before there are figures. */
const Written = deferred(figures, ({ Written }) => Written, UNLOADED);

/** Question and answer at the top of the public page, while module 1 is open; folded if the form has figures. See docs/rules.md R240. */
export function EstimateCard() {
  const { modules } = useSteps();
  const { simulator, isOpen } = useEstimate();
  if (!modules.m1.active) return null;
  return (
    <section className={styles['estimate']} aria-label="Estima tu dividendo">
      <SimulatorContext value={simulator}>{isOpen ? <Question /> : <FoldedEstimate />}</SimulatorContext>
    </section>
  );
}

/** Fields and answer in one card. A submit, such as a phone's `Ir`, leads to the answer. */
function Question() {
  const estimate = useSimulator();
  const { simulation, uf } = estimate;
  const isComing = isAwaited(estimate);
  const verdict = useRemedies(simulation.result).verdict ?? null;
  const { isExample, adoptExample, save, answer } = useEstimate();
  const { touched, attempt } = useEstimateTouched();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt(() => answer?.focus());
  };
  const row = shownRow(simulation.result) === null ? null : simulation.result.row;
  const isReady = simulation.result.status === 'ready';
  return (
    <TouchedContext value={touched}>
      <form noValidate onSubmit={submit} className={styles['card']}>
        <Written />
        <EstimateFields />
        <EstimateAnswer />
        <EstimateIncome verdict={verdict} status={simulation.result.status} />
        <div className={styles['actions']}>
          {isExample ? (
            <Button onClick={adoptExample}>Usar estas cifras</Button>
          ) : (
            <Button
              variant={isReady ? 'go' : 'alt'}
              disabled={uf.date === null}
              onClick={() => attempt(save)}
            >
              Guardar y recibir el PDF
            </Button>
          )}
          {(row !== null || isComing) && <KeptFigures />}
        </div>
      </form>
      {isComing && <div className={classNames(folds['folds'], folds['coming'])} />}
      {row !== null && <Folds row={row} verdict={verdict} />}
    </TouchedContext>
  );
}
