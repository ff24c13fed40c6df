import { maxFinancingPct } from '@simulador/contracts/domain/limits';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { creditFields } from '../answers/credit-facts.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { afterPress } from './after-press.ts';
import { Bound } from './bound.tsx';
import { useTouched } from './touched.ts';
import { SavingsHint } from './savings-hint.tsx';
import { ShareRail } from './share-rail.tsx';

/** Savings and credit, two views of one value, and the share of it that the credit pays. */
export function SplitFields() {
  const { answers, answersNow, uf, rules } = useSimulator();
  const { touch } = useTouched();
  const { credit, project } = answers;
  const { splits, hasSubsidy } = creditFields(credit, project, uf.valueClp);
  // The other part is derived from the one that was left: both are validated.
  const leavePart = (onBlur: () => void): void => {
    onBlur();
    const { savings, creditAmount } = answersNow().credit;
    if (savings.amount !== null && creditAmount.amount !== null)
      afterPress(() => touch('credit.savings', 'credit.creditAmount'));
  };
  return (
    <>
      {splits && (
        <Bound to="credit.savings">
          {({ onBlur, ...field }) => (
            <MoneyField {...field} uf={uf} hint={<SavingsHint />} onBlur={() => leavePart(onBlur)} />
          )}
        </Bound>
      )}
      <Bound to="credit.creditAmount">
        {({ onBlur, ...field }) => <MoneyField {...field} uf={uf} onBlur={() => leavePart(onBlur)} />}
      </Bound>
      <ShareRail
        value={credit.propertyValue}
        credit={credit.creditAmount}
        savings={credit.savings}
        splits={splits}
        subsidy={hasSubsidy && credit.subsidyAmount.amount !== null ? credit.subsidyAmount : null}
        maxPct={maxFinancingPct(Number(project.creditType), Number(project.propertyType), rules.financing)}
        ufValueClp={uf.valueClp}
      />
    </>
  );
}
