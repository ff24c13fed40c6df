import { type FormEvent, useState } from 'react';
import { unbroken } from '@simulador/contracts/platform/format';
import { Button } from '#shared/ui/button.tsx';
import { onDemand } from '#shared/ui/feedback/on-demand.tsx';
import { Disclosure, showOpened } from '#shared/ui/layout/disclosure.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { shownRow } from '../result/figures.ts';
import type { Answers } from '../answers/answers.ts';
import { describeAmount, describeTerm, isAnswered } from '../answers/describe.ts';
import { useRemedies } from '../state/apply-remedy.ts';
import { shareUrl } from '../state/shared-figures.ts';
import { TouchedContext } from '../fields/touched.ts';
import { SimulatorContext, useSimulator, useSteps } from '../state/simulator-context.tsx';
import { EstimateAnswer } from './estimate-answer.tsx';
import { useEstimate } from './estimate-context.tsx';
import { EstimateFields } from './estimate-fields.tsx';
import { EstimateIncome } from './estimate-income.tsx';
import { FoldedEstimate } from './folded-estimate.tsx';
import { isAwaited } from './use-estimate.ts';
import { useEstimateTouched } from './use-estimate-touched.ts';
import { KEPT_DAYS } from './stored-estimate.ts';
import styles from './estimate-card.module.css';
import folds from './estimate-folds.module.css';

const ShareLink = onDemand(
  'share-link',
  async () => (await import('../result/share-link.tsx')).ShareLink,
  'No pudimos cargar el enlace a estas cifras.',
);
const WaysOut = onDemand(
  'ways-out',
  async () => (await import('./ways-out.tsx')).WaysOut,
  'No pudimos cargar con qué alcanzaría.',
  <Loading label="Calculando con qué alcanzaría…" />,
);

const FigureParts = onDemand(
  'figure-parts',
  async () => (await import('./figure-parts.tsx')).FigureParts,
  'No pudimos cargar qué incluye cada cifra.',
);

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

/** Returns the answers for paper, which has no fields. */
const writtenAnswers = ({ client, credit }: Answers): string =>
  [
    describeAmount('Propiedad de', credit.propertyValue),
    describeAmount('Ahorro de', credit.savings),
    credit.takesSubsidy === 'yes' ? describeAmount('Subsidio de', credit.subsidyAmount) : '',
    describeTerm(credit.paymentYears),
    client.hasCodebtor ? 'Pagan dos' : 'Paga una persona',
  ]
    .filter(isAnswered)
    .join(' · ');

/** Fields and answer in one card. A submit, such as a phone's `Ir`, leads to the answer. */
function Question() {
  const estimate = useSimulator();
  const { simulation, uf, answers, progress } = estimate;
  const { asked } = progress;
  const isComing = isAwaited(estimate);
  const { client, project, credit } = answers;
  const verdict = useRemedies(simulation.result).verdict ?? null;
  const { isExample, adoptExample, save, answer } = useEstimate();
  const { touched, attempt } = useEstimateTouched();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt(() => answer?.focus());
  };
  const row = shownRow(simulation.result) === null ? null : simulation.result.row;
  const isLow = verdict !== null && verdict.missingClp > 0;
  const isReady = simulation.result.status === 'ready';
  return (
    <TouchedContext value={touched}>
      <form noValidate onSubmit={submit} className={styles['card']}>
        <p className={`${styles['written']} num`}>{unbroken(writtenAnswers(answers))}</p>
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
          {(row !== null || isComing) && (
            <>
              <KeepFigures />
              <ShareLink url={shareUrl({ hasCodebtor: client.hasCodebtor, project, credit, asked })} />
            </>
          )}
        </div>
      </form>
      {isComing && <div className={classNames(folds['folds'], folds['coming'])} />}
      {row !== null && (
        <div className={folds['folds']}>
          <Disclosure title="Qué incluye cada cifra">
            <FigureParts row={row} costs={simulation.result.costs} />
          </Disclosure>
          <Disclosure
            title="Si tu renta no alcanza"
            onToggle={showOpened}
            className={classNames(!isLow && folds['unprinted'])}
          >
            <div className={folds['ways']}>
              {isLow ? (
                <WaysOut {...verdict} />
              ) : (
                <p>
                  {verdict === null
                    ? 'Escribe tu renta: si no alcanza, aquí verás con qué alcanzaría.'
                    : 'Con esa renta alcanza.'}
                </p>
              )}
            </div>
          </Disclosure>
        </div>
      )}
    </TouchedContext>
  );
}

/** Keeps the figures in this browser once the visitor asks for it, says what is kept, and deletes them. See docs/rules.md R785. */
function KeepFigures() {
  const { isKept, setKept } = useEstimate();
  const [device] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 'teléfono' : 'equipo'));
  return (
    <div className={styles['keep']}>
      <Button variant="low" small onClick={() => setKept(!isKept)}>
        {`${isKept ? 'Borrar de' : 'Guardar en'} este ${device}`}
      </Button>
      <p role="status" className="small muted">
        {isKept &&
          `Quedan aquí por ${KEPT_DAYS} días el valor, el ahorro, los años, el subsidio y cuántos pagan. Tu renta no.`}
      </p>
    </div>
  );
}
