import {
  areBrokerAndProjectVisible,
  isOtherPropertyTypeVisible,
} from '@simulador/contracts/domain/rules/visibility';
import { messageText } from '@simulador/contracts/messages/es';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { Catalogos } from '../../api/wire.ts';
import { ContinueActions } from '../../modules/actions.tsx';
import { Bound } from '../../fields/bound.tsx';
import { ModuleCard } from '../../modules/module-card.tsx';
import { PropertyFields } from '../../fields/property-fields.tsx';
import { projectFacts } from '../../answers/answers.ts';
import { purposeOptions } from '../../answers/catalogue-options.ts';
import { useModuleForm } from '../../modules/use-module-form.ts';
import {
  BLANK_PROJECT,
  PROJECT_FORM_LABELS,
  projectFormNames,
  projectFormViolations,
  projectPart,
  type ProjectForm,
} from '../model/project-form.ts';
import { PROJECT_PROMPT, STEP_LABELS, STEPS } from '../texts.ts';
import { PartnerFields } from './partner-fields.tsx';

export interface ProjectModuleProps {
  answers: ProjectForm;
  catalogos: Catalogos;
  uf: UfOfDay;
  takesFocus: boolean;
  onChange: (project: ProjectForm) => void;
  onContinue: () => void;
}

const OTHER_HINT =
  'Por ejemplo, un estacionamiento o una bodega. Se evalúa aparte: no cambia esta simulación.';

/** Module 2: what the credit is for, where, and with whom. See docs/rules.md R80. */
export function ProjectModule(props: ProjectModuleProps) {
  const { answers, catalogos, uf, takesFocus, onChange, onContinue } = props;
  const facts = projectFacts(answers);
  const to = useModuleForm<ProjectForm>({
    answers,
    blank: BLANK_PROJECT,
    names: projectFormNames(facts.purpose),
    labels: PROJECT_FORM_LABELS,
    violationsOf: (project) => projectFormViolations(project, uf.valueClp),
    onChange,
    onValid: onContinue,
  });
  const isOther = isOtherPropertyTypeVisible(facts.propertyType);
  return (
    <ModuleCard
      step={STEP_LABELS.m2}
      title={STEPS.m2.title}
      lead={PROJECT_PROMPT}
      takesFocus={takesFocus}
      onSubmit={to.submit}
      summary={to.summary}
      footSummary={messageText('staff_form_has_errors')}
      attempt={to.attempt}
      footer={<ContinueActions />}
    >
      <Bound to={to} field="creditType">
        {(field) => <RadioGroup {...field} options={purposeOptions(catalogos, 'pro')} wide />}
      </Bound>
      <PropertyFields to={projectPart(to)} answers={answers} catalogos={catalogos} />
      <Bound to={to} field="propertyValue">
        {(field) => <MoneyField {...field} uf={uf} wide />}
      </Bound>
      {areBrokerAndProjectVisible(facts) && <PartnerFields to={to} broker={answers.broker} />}
      {!isOther && (
        <Bound to={to} field="addsOther">
          {({ value, ...field }) => <CheckboxField {...field} checked={value} hint={OTHER_HINT} wide />}
        </Bound>
      )}
    </ModuleCard>
  );
}
