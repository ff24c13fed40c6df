import { CURRENT_CONSENT } from '@simulador/contracts/messages/consent';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { NO_CLIENT, type ClientAnswers } from '../answers/answers.ts';
import { clientViolations } from '../answers/client-violations.ts';
import { CLIENT_NAMES } from '../answers/field-names.ts';
import { useModuleForm } from './use-module-form.ts';
import { WORKER_OPTIONS } from '../answers/worker-options.ts';
import { CLIENT_LABELS, stepLabel, STEPS, WORKER_NOTE } from '../answers/texts.ts';
import { ContinueActions } from './actions.tsx';
import { Bound } from '../fields/bound.tsx';
import { LifeInsuranceNote } from '../fields/life-insurance-note.tsx';
import { ModuleCard } from './module-card.tsx';

export interface ModuleClientProps {
  answers: ClientAnswers;
  takesFocus: boolean;
  /** False where a module of its own asks for it. */
  asksPhone?: boolean;
  onChange: (client: ClientAnswers) => void;
  onContinue: () => void;
}

/** Module 1: who asks. */
export function ModuleClient(props: ModuleClientProps) {
  const { answers, takesFocus, asksPhone = true, onChange, onContinue } = props;
  const to = useModuleForm<ClientAnswers>({
    answers,
    blank: NO_CLIENT,
    names: CLIENT_NAMES,
    labels: CLIENT_LABELS,
    violationsOf: (client) => {
      const { phone, ...others } = clientViolations(client, 'web');
      return asksPhone && phone !== undefined ? { ...others, phone } : others;
    },
    onChange,
    onValid: onContinue,
  });
  return (
    <ModuleCard
      step={stepLabel(STEPS.m1)}
      title="Cuéntanos de ti"
      lead="Los usamos para calcular tu simulación y enviártela."
      takesFocus={takesFocus}
      onSubmit={to.submit}
      summary={to.summary}
      attempt={to.attempt}
      footer={<ContinueActions />}
    >
      <Bound to={to} field="name">
        {(field) => <TextField {...field} autoComplete="given-name" />}
      </Bound>
      <Bound to={to} field="lastName">
        {(field) => <TextField {...field} autoComplete="family-name" />}
      </Bound>
      <Bound to={to} field="rut">
        {(field) => <RutField {...field} />}
      </Bound>
      <Bound to={to} field="age">
        {(field) => <TextField {...field} inputMode="numeric" autoComplete="off" suffix="años" />}
      </Bound>
      <Bound to={to} field="email">
        {(field) => <TextField {...field} type="email" inputMode="email" autoComplete="email" />}
      </Bound>
      {asksPhone && (
        <Bound to={to} field="phone">
          {(field) => <PhoneField {...field} />}
        </Bound>
      )}
      <LifeInsuranceNote client={answers} />
      <Bound to={to} field="workerType">
        {(field) => <RadioGroup {...field} options={WORKER_OPTIONS} hint={WORKER_NOTE} wide />}
      </Bound>
      <Bound to={to} field="salaryClp">
        {(field) => (
          <NumberField {...field} prefix="$" hint="Lo que recibes al mes, después de descuentos." />
        )}
      </Bound>
      <Bound to={to} field="consent">
        {({ value, label: _label, ...field }) => (
          <CheckboxField {...field} label={CURRENT_CONSENT.text} checked={value} wide />
        )}
      </Bound>
    </ModuleCard>
  );
}
