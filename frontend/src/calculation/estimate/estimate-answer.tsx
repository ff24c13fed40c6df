import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { listsOf } from '../figures/inicio-view.ts';
import { shownRow } from '../figures/shown.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import { ANSWER_ID, EXAMPLE_TEXT, inWords, useEstimate } from './estimate-context.tsx';
import { isBegun } from './use-estimate.ts';
import styles from './estimate-answer.module.css';

const Figures = deferred(
  () => import('./estimate-figures.tsx'),
  ({ AnswerFigures }) => AnswerFigures,
  'No pudimos cargar tu respuesta.',
  <Pending />,
);

/** The estimate's figures; before them what they will be, an example, or why there are none. See docs/rules.md R780. */
export function EstimateAnswer() {
  const { setAnswer } = useEstimate();
  const { simulation } = useSimulator();
  const row = shownRow(simulation.result) === null ? null : simulation.result.row;
  return (
    <section
      ref={setAnswer}
      id={ANSWER_ID}
      tabIndex={-1}
      className={classNames(styles['answer'], row === null ? styles['rest'] : 'on-dark')}
      aria-label="Tu respuesta"
    >
      {row === null ? <Pending /> : <Figures row={row} />}
    </section>
  );
}

const PROMISES = ['cuánto pagarías al mes', 'cuánto necesitas hoy, con gastos', 'desde qué renta te lo dan'];

/** Whatever stands in place of the figures. */
function Pending() {
  const { simulation, answers, blank, inicio } = useSimulator();
  const { showExample, answer } = useEstimate();
  const { status, message, missing = [], onRetry } = simulation.result;
  const retry = (): void => {
    onRetry?.();
    answer?.focus(); // The button goes away.
  };
  if (status === 'failed')
    return (
      <div role="alert">
        <h2>{message ?? 'No pudimos calcular tu dividendo.'}</h2>
        <RetryButton onRetry={onRetry && retry} />
      </div>
    );
  // Missing lists are reported above the estimate.
  const obstacle = listsOf(inicio) && simulation.obstacle;
  if (status === 'unavailable') return <h2>{obstacle ?? 'Por ahora no podemos calcular tu dividendo.'}</h2>;
  if (isBegun({ answers, blank }))
    return (
      <div role="status">
        <h2>
          {status === 'empty'
            ? (message ?? `Aparecerá aquí apenas indiques ${inWords.format(missing)}.`)
            : 'Calculando tu dividendo…'}
        </h2>
      </div>
    );
  return (
    <>
      <h2>Con solo el valor sabrás</h2>
      <ul>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <Icon name="tick" />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <Button variant="go" onClick={showExample}>
        Ver un ejemplo
      </Button>
      <p className={styles['foot']}>{EXAMPLE_TEXT}</p>
    </>
  );
}
