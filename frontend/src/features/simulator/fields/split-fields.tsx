import { maxFinancingPct } from '@simulador/contracts/domain/limits';
import type { ReactNode } from 'react';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { CreditAnswers, ProjectAnswers } from '../answers/answers.ts';
import type { CreditEdits } from '../answers/credit-edits.ts';
import { amountUf, creditFields } from '../answers/credit-facts.ts';
import type { CreditRules } from '../answers/credit-violations.ts';
import type { ModuleForm } from '../modules/use-module-form.ts';
import { Bound } from './bound.tsx';
import { ShareRail } from './share-rail.tsx';

export interface SplitFieldsProps {
  to: ModuleForm<CreditAnswers>;
  credit: CreditAnswers;
  project: ProjectAnswers;
  uf: UfOfDay;
  rules: CreditRules;
  edits: CreditEdits;
  savingsHint?: ReactNode;
}

/** Savings and credit, two views of one value, and the share of it that the credit pays. */
export function SplitFields({ to, credit, project, uf, rules, edits, savingsHint }: SplitFieldsProps) {
  const { splits, hasSubsidy } = creditFields(credit, project, uf.valueClp);
  const inUf = (amount: CreditAnswers['savings']) => amountUf(amount, uf.valueClp);
  const [value, credited] = [inUf(credit.propertyValue), inUf(credit.creditAmount)];
  return (
    <>
      {splits && (
        <Bound to={to} field="savings">
          {({ onBlur, ...field }) => (
            <MoneyField
              {...field}
              uf={uf}
              hint={savingsHint}
              onChange={(amount) => edits.changePart('savings', amount)}
              onBlur={() => edits.leavePart(onBlur)}
            />
          )}
        </Bound>
      )}
      <Bound to={to} field="creditAmount">
        {({ onBlur, ...field }) => (
          <MoneyField
            {...field}
            uf={uf}
            onChange={(amount) => edits.changePart('creditAmount', amount)}
            onBlur={() => edits.leavePart(onBlur)}
          />
        )}
      </Bound>
      {value !== null && value > 0 && credited !== null && (
        <ShareRail
          value={value}
          credit={credited}
          savings={splits ? inUf(credit.savings) : null}
          subsidy={hasSubsidy ? inUf(credit.allowanceAmount) : null}
          maxPct={maxFinancingPct(Number(project.creditType), Number(project.propertyType), rules.financing)}
        />
      )}
    </>
  );
}
