import type { Remedy, Verdict } from '#shared/simulation/result-slots.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { formatUfShort } from '@simulador/contracts/domain/format';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import { isLongTerm } from '@simulador/contracts/domain/rules/term';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import styles from './income-verdict.module.css';

/** Whether the stated income carries the dividend; what is missing, and what would do. See docs/rules.md R15. */
export function IncomeVerdict({ missingClp, remedy }: Verdict) {
  const textFor = useAudienceText();
  const isEnough = missingClp === 0;
  return (
    <p className={classNames(styles['verdict'], !isEnough && styles['missing'], 'num')}>
      <Icon name={isEnough ? 'check' : 'warn'} />
      {isEnough ? (
        <b>{textFor('Tu renta alcanza', 'La renta alcanza')}</b>
      ) : (
        <span>
          <b>
            {textFor('Te faltan', 'Faltan')} {pesos(missingClp)} de renta
          </b>
          {remedy !== null && `: ${describeRemedy(remedy)}.`}
        </span>
      )}
    </p>
  );
}

/** The condition of a long term, besides the age. */
const DEGREE = '(con una carrera profesional de al menos 8 semestres)';

function describeRemedy({ years: count, credit }: Remedy): string {
  const term = count === null ? [] : [isLongTerm(count) ? `${years(count)} ${DEGREE}` : years(count)];
  const smaller =
    credit === null
      ? []
      : [`un crédito de hasta ${formatUfShort(ufFromNumber(credit.uf))} (${pesos(credit.clp)})`];
  const ways = [...term, ...smaller];
  return ways.length === 0
    ? 'no alcanza ni con el plazo más largo ni con el crédito más bajo'
    : `alcanza con ${ways.join(' o ')}`;
}
