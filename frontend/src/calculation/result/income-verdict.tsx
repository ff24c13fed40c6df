import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { incomeVerdict } from '@simulador/contracts/calculation/messages/income';
import {
  formerVerdict,
  type AffordableCredit,
  type ChosenRemedy,
  type FigureStatus,
  type Remedy,
  type Verdict,
} from '../figures/shown.ts';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { Button } from '#shared/ui/button.tsx';
import { pesos, ufShort, years } from '#shared/simulation/figure-texts.ts';
import styles from './income-verdict.module.css';

export interface IncomeVerdictProps extends Verdict {
  status?: FigureStatus;
}

/** Whether the stated income is sufficient; otherwise the missing amount and remedies. See docs/rules.md R15. */
export function IncomeVerdict(props: IncomeVerdictProps) {
  const { missingClp, isJoint, debtsClp, remedy, onUse, onUndo, status = 'ready' } = props;
  const undoButton = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears, so the focus goes to what takes its place.
  const use = (used: ChosenRemedy): void => {
    flushSync(() => onUse?.(used));
    undoButton.current?.focus();
  };
  const undo = (): void => {
    flushSync(() => onUndo?.());
    text.current?.focus();
  };
  const isForStaff = useIsForStaff();
  const isEnough = missingClp === 0;
  const former = formerVerdict(status);
  const ways = isEnough || remedy === null ? null : [...waysOf(remedy)];
  return (
    <div
      className={classNames(
        styles['verdict'],
        !isEnough && styles['missing'],
        former !== null && styles['former'],
        'num',
      )}
    >
      <Icon name={isEnough ? 'check' : 'warn'} />
      <div>
        <p ref={text} tabIndex={-1}>
          <b>{former ?? incomeVerdict(missingClp, { isJoint, isForStaff, debtsClp })}</b>
          {ways && <span>{`: ${describeWays(ways)}.`}</span>}
        </p>
        {onUndo && (
          <p className={styles['uses']}>
            <Button small ref={undoButton} onClick={undo}>
              Deshacer
            </Button>
          </p>
        )}
        {ways && ways.length > 0 && onUse !== undefined && (
          <div>
            <p className={styles['uses']}>
              {ways.map(({ label, chosen }) => (
                <Button key={label} small onClick={() => use(chosen)}>
                  {label}
                </Button>
              ))}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** A remedy in words, on its button, and as it is taken into the form. */
interface Way {
  readonly words: string;
  readonly label: string;
  readonly chosen: ChosenRemedy;
}

/** Condition of a long term, in addition to the age. */
const DEGREE = '(con una carrera profesional de al menos 8 semestres)';

const LISTED = new Intl.ListFormat('es', { type: 'disjunction' });

/** Describes a smaller credit, e.g. `un crédito de hasta UF 1.950 ($79.716.702) para una propiedad de UF 2.450`. */
function describeCredit({ uf, clp, valueUf }: AffordableCredit): string {
  const property = valueUf === null ? '' : ` para una propiedad de ${ufShort(valueUf)}`;
  return `un crédito de hasta ${ufShort(uf)} (${pesos(clp)})${property}`;
}

function* waysOf({ years: count, credit, codebtorClp, savings }: Remedy): Iterable<Way> {
  if (count !== null) {
    const term = years(count);
    const words = isLongTerm(count) ? `${term} ${DEGREE}` : term;
    yield { words, label: `Usar ${term}`, chosen: { years: count } };
  }
  if (credit !== null) {
    const label = `Usar crédito de ${ufShort(credit.uf)}`;
    yield { words: describeCredit(credit), label, chosen: { creditUf: credit.uf, valueUf: credit.valueUf } };
  }
  if (codebtorClp) {
    const income = pesos(codebtorClp);
    const words = `un codeudor con una renta de ${income}`;
    yield { words, label: `Sumar codeudor con ${income}`, chosen: { codebtorClp } };
  }
  if (savings !== null) {
    const words = `${ufShort(savings.moreUf)} más de ahorro`;
    yield { words, label: `Usar ${words}`, chosen: { creditUf: savings.creditUf, valueUf: null } };
  }
}

const describeWays = (ways: readonly Way[]): string =>
  ways.length === 0
    ? 'no alcanza ni con el plazo más largo ni con el crédito más bajo'
    : `alcanza con ${LISTED.format(ways.map(({ words }) => words))}`;
