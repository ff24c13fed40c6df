import { CREDIT_PURPOSE } from '@simulador/contracts/domain/codes';
import { isBuySale } from '@simulador/contracts/domain/rules/visibility';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import type { Catalogos } from '../api/wire.ts';
import { NO_PROJECT, projectFacts, withCreditType, type ProjectAnswers } from '../answers/answers.ts';
import { purposeOptions } from '../answers/catalogue-options.ts';
import { projectNames } from '../answers/field-names.ts';
import { projectViolations } from '../answers/project-violations.ts';
import { setAnswers } from '../answers/set-answers.ts';
import { useModuleForm } from './use-module-form.ts';
import { BUY_SALE_NOTE, greeting, PROJECT_LABELS, stepLabel, STEPS } from '../answers/texts.ts';
import { ContinueActions } from './actions.tsx';
import { Bound } from '../fields/bound.tsx';
import { ModuleCard } from './module-card.tsx';
import { PropertyFields } from '../fields/property-fields.tsx';

export interface ModuleProjectProps {
  answers: ProjectAnswers;
  clientName: string;
  catalogos: Catalogos;
  takesFocus: boolean;
  onChange: (project: ProjectAnswers) => void;
  onContinue: () => void;
}

/** Module 2: what the credit is for, and where. */
export function ModuleProject(props: ModuleProjectProps) {
  const { answers, clientName, catalogos, takesFocus, onChange, onContinue } = props;
  const facts = projectFacts(answers);
  const to = useModuleForm<ProjectAnswers>({
    answers,
    blank: NO_PROJECT,
    names: projectNames(facts.purpose),
    labels: PROJECT_LABELS,
    violationsOf: projectViolations,
    onChange,
    onValid: onContinue,
  });
  return (
    <ModuleCard
      step={stepLabel(STEPS.m2)}
      title={greeting(clientName)}
      lead="¿Cómo es tu próximo proyecto?"
      takesFocus={takesFocus}
      onSubmit={to.submit}
      summary={to.summary}
      attempt={to.attempt}
      footer={<ContinueActions />}
    >
      <Bound to={to} field="creditType">
        {(field) => (
          <RadioGroup
            {...field}
            options={purposeOptions(catalogos, 'web')}
            hint={isBuySale(facts.purpose) ? BUY_SALE_NOTE : undefined}
            onChange={(event) =>
              setAnswers(to.form, withCreditType(to.form.getValues(), event.currentTarget.value))
            }
            wide
          />
        )}
      </Bound>
      <PropertyFields
        to={to}
        answers={answers}
        catalogos={catalogos}
        hasTypeFromStart={facts.purpose === CREDIT_PURPOSE.refinancing}
      />
    </ModuleCard>
  );
}
