import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { Catalogos } from '../api/wire.ts';
import {
  NO_CREDIT,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from '../answers/answers.ts';
import { creditEdits } from '../answers/credit-edits.ts';
import { creditFields } from '../answers/credit-facts.ts';
import { creditContext, creditViolations, type CreditRules } from '../answers/credit-violations.ts';
import { creditNames } from '../answers/field-names.ts';
import { useModuleForm } from './use-module-form.ts';
import { CREDIT_LABELS, importantFor, stepLabel, STEPS } from '../answers/texts.ts';
import { Bound } from '../fields/bound.tsx';
import { LifeInsuranceNote } from '../fields/life-insurance-note.tsx';
import { ModuleCard } from './module-card.tsx';
import { RateField, type RateFieldProps } from '../fields/rate-field.tsx';
import { SimulationActions, type SimulationActionsProps } from './simulation-actions.tsx';
import { SplitFields } from '../fields/split-fields.tsx';
import { SubsidyFields } from '../fields/subsidy-fields.tsx';
import { LongTermNote, TermFields } from '../fields/term-fields.tsx';

export interface ModuleSimulationProps {
  answers: CreditAnswers;
  client: ClientAnswers;
  project: ProjectAnswers;
  catalogos: Catalogos;
  uf: UfOfDay;
  rules: CreditRules;
  rate: RateFieldProps;
  actions: SimulationActionsProps;
  takesFocus: boolean;
  onChange: (credit: CreditAnswers) => void;
  onCalculate: () => void;
}

/** Module 3: value, savings, credit and term. */
export function ModuleSimulation(props: ModuleSimulationProps) {
  const { answers, client, project, catalogos, uf, rules, rate, actions, takesFocus } = props;
  const purpose = Number(project.creditType);
  const { valueClp } = uf;
  const fields = creditFields(answers, project, valueClp);
  const to = useModuleForm<CreditAnswers>({
    answers,
    blank: NO_CREDIT,
    names: creditNames(purpose),
    labels: CREDIT_LABELS,
    violationsOf: (credit) =>
      creditViolations(credit, creditContext({ flavour: 'web', client, project }, rules)),
    onChange: props.onChange,
    onValid: props.onCalculate,
  });
  const edits = creditEdits(to.form, project, valueClp);
  return (
    <ModuleCard
      step={stepLabel(STEPS.m3)}
      title={importantFor(client.name)}
      lead="Puedes escribir los montos en UF o en pesos."
      takesFocus={takesFocus}
      onSubmit={to.submit}
      summary={to.summary}
      attempt={to.attempt}
      footer={<SimulationActions {...actions} />}
    >
      <Bound to={to} field="propertyValue">
        {(field) => <MoneyField {...field} uf={uf} onChange={edits.changeValue} wide />}
      </Bound>
      {fields.asksForSubsidy && (
        <SubsidyFields
          to={to}
          hasSubsidy={fields.hasSubsidy}
          asksForUnemployment={fields.asksForUnemployment}
          catalogos={catalogos}
          uf={uf}
          edits={edits}
        />
      )}
      <SplitFields to={to} credit={answers} project={project} uf={uf} rules={rules} edits={edits} />
      <TermFields to={to} flavour="web" />
      <RateField {...rate} />
      <LongTermNote />
      <LifeInsuranceNote client={client} />
    </ModuleCard>
  );
}
