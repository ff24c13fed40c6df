/** Parts around an estimate's figures, loaded once the first screen is shown. */
import { useState, type ReactNode } from 'react';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { formatPct, unbroken } from '@simulador/contracts/platform/format';
import { hasUnemployment } from '@simulador/contracts/simulations/figures';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure, showOpened } from '#shared/ui/layout/disclosure.tsx';
import { isSame, type Answers } from '../answers/answers.ts';
import { describeAmount, describeTerm, isAnswered } from '../answers/describe.ts';
import type { DividendoRow } from '../api/wire.ts';
import { isOld, type Verdict } from '../figures/shown.ts';
import { Unanswered } from '../result/old-mark.tsx';
import { ShareLink } from '../result/share-link.tsx';
import { shareUrl } from '../state/share-url.ts';
import { useAnswers, useFigures, useSimulator, useSteps } from '../state/simulator-context.tsx';
import { EXAMPLE_TEXT, inWords, useEstimate } from './estimate-context.tsx';
import { FigureParts } from './figure-parts.tsx';
import { neededToday } from './needed-today.ts';
import { KEPT_DAYS } from './stored-estimate.ts';
import { ASSUMED } from './use-assumed.ts';
import { WaysOut } from './ways-out.tsx';
import styles from './estimate-answer.module.css';
import card from './estimate-card.module.css';
import folds from './estimate-folds.module.css';

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

/** The answers, on paper. */
export const Written = () => (
  <p className={`${card['written']} num`}>{useAnswers((answers) => unbroken(writtenAnswers(answers)))}</p>
);

export interface AnswerFiguresProps {
  row: DividendoRow;
}

export function AnswerFigures({ row }: AnswerFiguresProps) {
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
            : `Tasa sugerida de ${formatPct(row.Tasa)} anual. ${insuranceFootnote(hasUnemployment(row))}${supposed.length > 0 ? ` Supone ${inWords.format(supposed)}.` : ''}`}
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

/** Ways to keep the figures: in this browser, and as a link. */
export function KeptFigures() {
  const { asked } = useSteps().progress;
  const url = useAnswers(({ client: { hasCodebtor }, project, credit }) =>
    shareUrl({ hasCodebtor, project, credit, asked }),
  );
  return (
    <>
      <KeepFigures />
      <ShareLink url={url} />
    </>
  );
}

/** Keeps the figures in this browser once the visitor asks for it, says what is kept, and deletes them. See docs/rules.md R785. */
function KeepFigures() {
  const { isKept, setKept } = useEstimate();
  const [device] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 'teléfono' : 'equipo'));
  return (
    <div className={card['keep']}>
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

export interface EstimateFoldsProps extends AnswerFiguresProps {
  verdict: Verdict | null;
}

/** Shows what the figures include, and what to do if the income is too low. */
export function EstimateFolds({ row, verdict }: EstimateFoldsProps) {
  const { costs } = useFigures().result;
  const isLow = verdict !== null && verdict.missingClp > 0;
  return (
    <div className={folds['folds']}>
      <Disclosure title="Qué incluye cada cifra">
        <FigureParts row={row} costs={costs} />
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
  );
}
