import type { FormEvent, ReactNode } from 'react';
import { isBlankPhone } from '@simulador/contracts/platform/phone';
import { phoneRule } from '@simulador/contracts/calculation/rules/person';
import { plain } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { useFormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { fieldNames, LABELS } from '../answers/fields.ts';
import { useAnswers, useForm } from '../state/simulator-context.tsx';
import { CardErrors, ContinueActions, ModuleCard } from './module-card.tsx';

export interface ModulePhoneProps {
  /** Number and title of the step. */
  label: string;
  progress: ReactNode;
  onContinue: () => void;
}

const FIELD = { name: fieldNames(null)['client.phone'], label: LABELS['client.phone'] };

/** Module 4 of the web simulator for staff. See docs/rules.md R88. */
export function ModulePhone({ label, progress, onContinue }: ModulePhoneProps) {
  const { change } = useForm();
  const phone = useAnswers(({ client }) => client.phone);
  const broken = isBlankPhone(phone) ? plain('required') : phoneRule(phone);
  const errors = useFormErrors(broken === null ? [] : [{ ...FIELD, message: violationText(broken) }]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // After the submit event, because React would treat a navigation within it as the form's action.
    if (broken === null) queueMicrotask(onContinue);
    else errors.refuse();
  };
  return (
    <ModuleCard
      label={label}
      progress={progress}
      heading="Teléfono de contacto"
      lead="El número de contacto de esta simulación."
      takesFocus
      onSubmit={submit}
      errorSummary={<CardErrors errors={errors.summary} attempt={errors.attempt} />}
      footer={<ContinueActions />}
    >
      <PhoneField
        {...FIELD}
        required
        value={phone}
        onChange={(next) => change({ 'client.phone': next })}
        // The prefix counts as missing only after a submit.
        onBlur={() => isBlankPhone(phone) || errors.leave(FIELD.name)}
        error={errors.errorOf(FIELD.name)}
      />
    </ModuleCard>
  );
}
