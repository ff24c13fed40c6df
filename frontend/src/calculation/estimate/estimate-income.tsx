import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { incomeVerdict } from '@simulador/contracts/calculation/messages/income';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Bound } from '../fields/bound.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { formerVerdict, type FigureStatus, type Verdict } from '../figures/shown.ts';
import { useAffording } from './affording.ts';
import { useAnswers } from '../state/simulator-context.tsx';
import card from './estimate-card.module.css';
import styles from './estimate-income.module.css';

export interface EstimateIncomeProps {
  verdict: Verdict | null;
  status: FigureStatus;
}

/** The optional income of the people who pay, their other debts, and whether it is enough. */
export function EstimateIncome({ verdict, status }: EstimateIncomeProps) {
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  const hasIncome = useAnswers(({ client }) => client.salaryClp !== '');
  const { input, setInput } = useAffording();
  const hasDebts = hasIncome || input.debts !== '';
  return (
    <div className={card['income']}>
      <div className={styles['incomes']}>
        <Bound to="client.salaryClp">
          {(field) => (
            <NumberField
              {...field}
              required={undefined}
              label="¿Alcanza tu renta?"
              unit="CLP"
              hint="Líquida al mes, opcional"
            />
          )}
        </Bound>
        {isOfTwo && (
          <Bound to="client.codebtorSalaryClp">
            {(field) => (
              <NumberField
                {...field}
                required={undefined}
                label="Renta de la otra persona"
                unit="CLP"
                hint="Líquida al mes, opcional"
              />
            )}
          </Bound>
        )}
      </div>
      <div role="status" aria-busy={status === 'updating' || undefined} className={styles['room']}>
        {verdict !== null && <IsEnough verdict={verdict} status={status} />}
      </div>
      {/* Its room is there before an income is: nothing moves when it comes. */}
      <div
        className={classNames(styles['incomes'], styles['debts'], !hasDebts && 'invisible')}
        aria-hidden={!hasDebts || undefined}
      >
        <NumberField
          name="estimate_debts"
          required={undefined}
          label="Otras deudas al mes"
          unit="CLP"
          hint="Consumo, tarjetas o auto"
          value={input.debts}
          onChange={(debts) => setInput({ ...input, debts })}
        />
      </div>
    </div>
  );
}

/** The verdict in a line, and the button that takes the last remedy back. */
function IsEnough({ verdict, status }: { verdict: Verdict; status: FigureStatus }) {
  const { missingClp, isJoint, debtsClp, onUndo } = verdict;
  const former = formerVerdict(status);
  const text = useRef<HTMLParagraphElement>(null);
  const undo = (): void => {
    flushSync(() => onUndo?.());
    text.current?.focus();
  };
  return (
    <p ref={text} tabIndex={-1} className={styles['verdict']}>
      <span className={styles['now']}>
        <span
          className={classNames(
            missingClp === 0 ? styles['enough'] : styles['missing'],
            former !== null && styles['unseen'],
          )}
        >
          <Icon name={missingClp === 0 ? 'check' : 'warn'} />
          <b className="num">{incomeVerdict(missingClp, { isJoint, isForStaff: false, debtsClp })}</b>
        </span>
        {former !== null && <span>{former}</span>}
      </span>
      {onUndo && (
        <Button small name="estimate_undo" onClick={undo}>
          Deshacer
        </Button>
      )}
    </p>
  );
}
