import { flushSync } from 'react-dom';
import { maxFinancingPct, LIMITS } from '@simulador/contracts/calculation/limits';
import { formatMoney } from '@simulador/contracts/platform/format';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { formatTyped } from '#shared/ui/amounts/money-value.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { afterPress } from '#shared/ui/fields/after-press.ts';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { creditFields, enteredAmount } from '../answers/credit-facts.ts';
import { leastSavings } from '../answers/limits-in-amounts.ts';
import { partsToOffer } from '../state/emptied-parts.ts';
import { useAnswers, useBank, useCreditFields, useForm, useSteps } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import { ShareRail } from './share-rail.tsx';
import { useTouched } from './touched.ts';
import styles from './split-fields.module.css';

/** Savings and credit, which together split the value, and the credit's share. */
export function SplitFields() {
  const { answersNow } = useForm();
  const { uf } = useBank();
  const { touch } = useTouched();
  const { splits } = useCreditFields();
  // Validates both parts, because the other part follows from the one that lost focus.
  const leavePart = (onBlur: () => void): void => {
    onBlur();
    const { savings, creditAmount } = answersNow().credit;
    if (savings.amount !== null && creditAmount.amount !== null)
      afterPress(() => touch('credit.savings', 'credit.creditAmount'));
  };
  const whole = useAnswers(({ credit }) => credit.propertyValue);
  return (
    <>
      <EmptiedPartsNote />
      {splits && (
        <Bound to="credit.savings">
          {({ onBlur, ...field }) => (
            <MoneyField
              {...field}
              uf={uf}
              whole={whole}
              hint={<SavingsHint />}
              onBlur={() => leavePart(onBlur)}
            />
          )}
        </Bound>
      )}
      <Bound to="credit.creditAmount">
        {({ onBlur, ...field }) => <MoneyField {...field} uf={uf} onBlur={() => leavePart(onBlur)} />}
      </Bound>
      <FinancedShare />
    </>
  );
}

function FinancedShare() {
  const { uf, rules } = useBank();
  const { splits, hasSubsidy } = useCreditFields();
  const propertyValue = useAnswers(({ credit }) => credit.propertyValue);
  const creditAmount = useAnswers(({ credit }) => credit.creditAmount);
  const savings = useAnswers(({ credit }) => credit.savings);
  const subsidy = useAnswers(({ credit }) => credit.subsidyAmount);
  const maxPct = useAnswers(({ project }) =>
    maxFinancingPct(Number(project.creditType), Number(project.propertyType), rules.financing),
  );
  return (
    <ShareRail
      value={propertyValue}
      credit={creditAmount}
      savings={savings}
      splits={splits}
      subsidy={hasSubsidy && subsidy.amount !== null ? subsidy : null}
      maxPct={maxPct}
      ufValueClp={uf.valueClp}
    />
  );
}

/** Minimum savings, in the field's currency; with a subsidy, what remains to be saved. See docs/rules.md R50. */
function SavingsHint() {
  const { uf } = useBank();
  const answers = useAnswers((all) => all);
  const { flavour, credit, project } = answers;
  const { savingsMinPct } = LIMITS[flavour];
  const value = enteredAmount(credit.propertyValue, uf.valueClp);
  if (value === null || value.uf <= 0) return <span>{`Al menos el ${savingsMinPct} % del valor.`}</span>;
  const { hasSubsidy } = creditFields(credit, project, uf.valueClp);
  const isReduced = hasSubsidy && credit.subsidyAmount.amount !== null;
  const least = leastSavings(answers, uf.valueClp);
  if (least === null)
    return <span>{`El subsidio ya cubre el ${savingsMinPct} % del valor: basta un ahorro mayor a 0.`}</span>;
  const shown = formatMoney(least);
  return isReduced ? (
    <>
      <span>{`Al menos el ${savingsMinPct} % del valor, menos el subsidio:`}</span>{' '}
      <b className={styles['badge']}>{shown}</b>
    </>
  ) : (
    <>
      <span>{`Al menos el ${savingsMinPct} % del valor:`}</span>{' '}
      <b className={styles['amount']}>{`${shown}.`}</b>
    </>
  );
}

const PART_NAMES = { savings: 'ahorro', creditAmount: 'crédito' } as const;

/** Note that offers savings and credit again after another value emptied them. See docs/rules.md R703. */
function EmptiedPartsNote() {
  const { change } = useForm();
  const { uf } = useBank();
  const { names } = useTouched();
  const { emptied } = useSteps().progress;
  const answers = useAnswers((all) => all);
  const offered = partsToOffer(answers, emptied, uf.valueClp);
  if (offered.length === 0) return null;
  return (
    <FieldGridRow>
      <Note small role="status">
        <p>Con otro valor, el ahorro y el crédito se piden de nuevo. Puedes seguir con lo que tenías:</p>
        <div className={styles['buttons']}>
          {offered.map(({ part, amount }) => (
            <Button
              key={part}
              small
              onClick={() => {
                const { currency, amount: typed } = amount;
                flushSync(() => change({ [`credit.${part}`]: { currency, amount: typed } }));
                focusField(names[`credit.${part}`]);
              }}
            >
              {`Usar ${formatTyped(amount)} de ${PART_NAMES[part]}`}
            </Button>
          ))}
        </div>
      </Note>
    </FieldGridRow>
  );
}
