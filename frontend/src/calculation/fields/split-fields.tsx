import { maxFinancingPct } from '@simulador/contracts/calculation/limits';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { useAnswers, useBank, useCreditFields, useForm } from '../state/simulator-context.tsx';
import { afterPress } from './after-press.ts';
import { Bound } from './bound.tsx';
import { EmptiedPartsNote } from './emptied-parts-note.tsx';
import { useTouched } from './touched.ts';
import { SavingsHint } from './savings-hint.tsx';
import { ShareRail } from './share-rail.tsx';

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
