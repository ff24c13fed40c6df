import { incomeVerdict } from '@simulador/contracts/messages/income';
import type { Remedy, Verdict } from '#shared/simulation/result-slots.ts';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { formatUfShort } from '@simulador/contracts/domain/format';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import { isLongTerm } from '@simulador/contracts/domain/rules/term';
import { Button } from '#shared/ui/button.tsx';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import styles from './income-verdict.module.css';

/** Whether the stated income is sufficient; otherwise the missing amount and remedies. See docs/rules.md R15. */
export function IncomeVerdict({ missingClp, isJoint, remedy, onUse }: Verdict) {
  const isForStaff = useIsForStaff();
  const isEnough = missingClp === 0;
  return (
    <div className={classNames(styles['verdict'], !isEnough && styles['missing'], 'num')}>
      <Icon name={isEnough ? 'check' : 'warn'} />
      <div>
        <p>
          <b>{incomeVerdict(missingClp, { isJoint, isForStaff })}</b>
          {!isEnough && remedy !== null && `: ${describeRemedy(remedy)}.`}
        </p>
        {!isEnough && remedy !== null && onUse !== undefined && <Uses remedy={remedy} onUse={onUse} />}
      </div>
    </div>
  );
}

interface UsesProps {
  remedy: Remedy;
  onUse: NonNullable<Verdict['onUse']>;
}

/** Buttons that take a remedy into the form. */
function Uses({ remedy: { years: count, credit }, onUse }: UsesProps) {
  if (count === null && credit === null) return null;
  return (
    <p className={styles['uses']}>
      {count !== null && (
        <Button small onClick={() => onUse({ years: count })}>{`Usar ${years(count)}`}</Button>
      )}
      {credit !== null && (
        <Button small onClick={() => onUse({ creditUf: credit.uf })}>
          {`Usar crédito de ${formatUfShort(ufFromNumber(credit.uf))}`}
        </Button>
      )}
    </p>
  );
}

/** Condition of a long term, in addition to the age. */
const DEGREE = '(con una carrera profesional de al menos 8 semestres)';

/** Describes the additional savings, e.g. `, con UF 50 más de ahorro`. */
const savingsText = ({ moreSavingsUf }: NonNullable<Remedy['credit']>): string =>
  moreSavingsUf === undefined ? '' : `, con ${formatUfShort(ufFromNumber(moreSavingsUf))} más de ahorro`;

function describeRemedy({ years: count, credit }: Remedy): string {
  const term = count === null ? [] : [isLongTerm(count) ? `${years(count)} ${DEGREE}` : years(count)];
  const smaller =
    credit === null
      ? []
      : [
          `un crédito de hasta ${formatUfShort(ufFromNumber(credit.uf))} (${pesos(credit.clp)})${savingsText(credit)}`,
        ];
  const ways = [...term, ...smaller];
  return ways.length === 0
    ? 'no alcanza ni con el plazo más largo ni con el crédito más bajo'
    : `alcanza con ${ways.join(' o ')}`;
}
