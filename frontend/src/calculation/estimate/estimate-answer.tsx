import type { ReactNode } from 'react';
import { hasUnemployment } from '@simulador/contracts/simulations/figures';
import { formatPct } from '@simulador/contracts/platform/format';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import type { DividendoRow } from '../api/wire.ts';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { isSame } from '../answers/answers.ts';
import { listsOf } from '../figures/inicio-view.ts';
import { isOld } from '../figures/shown.ts';
import { shownRow } from '../result/figures.ts';
import { Unanswered } from '../result/old-mark.tsx';
import { useSimulator } from '../state/simulator-context.tsx';
import { ANSWER_ID, EXAMPLE_UF, useEstimate } from './estimate-context.tsx';
import { neededToday } from './needed-today.ts';
import { ASSUMED } from './use-assumed.ts';
import { isBegun } from './use-estimate.ts';
import styles from './estimate-answer.module.css';

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

function Figures({ row }: { row: DividendoRow }) {
  const { simulation, answers, blank, uf: day } = useSimulator();
  const { isExample, assumed, answer } = useEstimate();
  const { status, costs, message, onRetry } = simulation.result;
  const areOld = isOld(status);
  const retry = (): void => {
    answer?.focus(); // The button goes away.
    onRetry?.();
  };
  const supposed = [
    ...(assumed.savings ? [`${ASSUMED.savingsPct} % de ahorro`] : []),
    ...(assumed.years ? [`${ASSUMED.years} años`] : []),
    // A shared simulation names its property.
    ...(isSame(answers.project, blank.project) ? ['un departamento usado'] : []),
  ];
  return (
    <>
      <h2>
        <span>Pagarías al mes</span>
        {(areOld || isExample) && (
          <span className={styles['tag']}>{areOld ? 'Datos anteriores' : 'Ejemplo'}</span>
        )}
      </h2>
      <div className={classNames('num', areOld && styles['old'])}>
        <p role="status" aria-label="Pagarías al mes" aria-busy={status === 'updating' || undefined}>
          <b translate="no">{pesos(row.DivTotalPe)}</b> <small translate="no">{uf(row.DivTotal)}</small>
        </p>
        <dl>
          <Figure label="Necesitas hoy" note="Ahorro y gastos">
            {pesos(neededToday(simulation.savings, row, costs, day.valueClp))}
          </Figure>
          <Figure label="Renta desde" note="Líquida al mes">
            {pesos(row.RenMin)}
          </Figure>
        </dl>
      </div>
      <div className={styles['foot']}>
        <p className={classNames(areOld && styles['unseen'])}>
          {isExample
            ? `${EXAMPLE_TEXT} Al cambiar una cifra, las tres pasan a ser tuyas.`
            : `Tasa sugerida de ${formatPct(row.Tasa)} anual. ${insuranceFootnote(hasUnemployment(row))}${supposed.length > 0 ? ` Supone ${list.format(supposed)}.` : ''}`}
        </p>
        {status === 'updating' && <p>{UPDATING}</p>}
        <div role="status">{status === 'outdated' && <Unanswered message={message} onRetry={retry} />}</div>
      </div>
    </>
  );
}

interface FigureProps {
  label: string;
  note: string;
  children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
      <dd>
        <small>{note}</small>
      </dd>
    </div>
  );
}

const UPDATING = 'Calculando con los nuevos datos… Estas cifras son de los anteriores.';
const EXAMPLE_TEXT = `UF ${EXAMPLE_UF.toLocaleString('es-CL')}, ${ASSUMED.savingsPct} % de pie, ${ASSUMED.years} años.`;
const PROMISES = ['cuánto pagarías al mes', 'cuánto necesitas hoy, con gastos', 'desde qué renta te lo dan'];
const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

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
            ? (message ?? `Aparecerá aquí apenas indiques ${list.format(missing)}.`)
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
