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
import { formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { Button } from '#shared/ui/button.tsx';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import styles from './income-verdict.module.css';

export interface IncomeVerdictProps extends Verdict {
  status?: FigureStatus;
}

/** Whether the stated income is sufficient; otherwise the missing amount and remedies. See docs/rules.md R15. */
export function IncomeVerdict(props: IncomeVerdictProps) {
  const { missingClp, isJoint, remedy, onUse, onUndo, status = 'ready' } = props;
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
          <b>{former ?? incomeVerdict(missingClp, { isJoint, isForStaff })}</b>
          {!isEnough && remedy !== null && <span>{`: ${describeRemedy(remedy)}.`}</span>}
        </p>
        {onUndo && (
          <p className={styles['uses']}>
            <Button small ref={undoButton} onClick={undo}>
              Deshacer
            </Button>
          </p>
        )}
        {!isEnough && remedy !== null && onUse !== undefined && (
          <div>
            <Uses remedy={remedy} onUse={use} />
          </div>
        )}
      </div>
    </div>
  );
}

interface UsesProps {
  remedy: Remedy;
  onUse: NonNullable<Verdict['onUse']>;
}

/** Buttons that take a remedy into the form. */
function Uses({ remedy: { years: count, credit, codebtorClp, savings }, onUse }: UsesProps) {
  if (count === null && credit === null && savings === null && !codebtorClp) return null;
  return (
    <p className={styles['uses']}>
      {count !== null && (
        <Button small onClick={() => onUse({ years: count })}>{`Usar ${years(count)}`}</Button>
      )}
      {credit !== null && (
        <Button small onClick={() => onUse({ creditUf: credit.uf, valueUf: credit.valueUf })}>
          {`Usar crédito de ${ufShort(credit.uf)}`}
        </Button>
      )}
      {codebtorClp && (
        <Button small onClick={() => onUse({ codebtorClp })}>
          {`Sumar codeudor con ${pesos(codebtorClp)}`}
        </Button>
      )}
      {savings !== null && (
        <Button small onClick={() => onUse({ creditUf: savings.creditUf, valueUf: null })}>
          {`Usar ${ufShort(savings.moreUf)} más de ahorro`}
        </Button>
      )}
    </p>
  );
}

const ufShort = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));

/** Condition of a long term, in addition to the age. */
const DEGREE = '(con una carrera profesional de al menos 8 semestres)';

const LISTED = new Intl.ListFormat('es', { type: 'disjunction' });

/** Describes a smaller credit, e.g. `un crédito de hasta UF 1.950 ($79.716.702) para una propiedad de UF 2.450`. */
function describeCredit({ uf, clp, valueUf }: AffordableCredit): string {
  const property = valueUf === null ? '' : ` para una propiedad de ${ufShort(valueUf)}`;
  return `un crédito de hasta ${ufShort(uf)} (${pesos(clp)})${property}`;
}

function describeRemedy({ years: count, credit, codebtorClp, savings }: Remedy): string {
  const ways = [
    ...(count === null ? [] : [isLongTerm(count) ? `${years(count)} ${DEGREE}` : years(count)]),
    ...(credit === null ? [] : [describeCredit(credit)]),
    ...(codebtorClp ? [`un codeudor con una renta de ${pesos(codebtorClp)}`] : []),
    ...(savings === null ? [] : [`${ufShort(savings.moreUf)} más de ahorro`]),
  ];
  return ways.length === 0
    ? 'no alcanza ni con el plazo más largo ni con el crédito más bajo'
    : `alcanza con ${LISTED.format(ways)}`;
}
