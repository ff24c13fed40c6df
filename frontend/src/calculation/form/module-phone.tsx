import { type FormEvent, type ReactNode, useState } from 'react';
import { isBlankPhone } from '@simulador/contracts/platform/phone';
import { phoneRule } from '@simulador/contracts/calculation/rules/person';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
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

/** Returns the error message of the phone. After a submit, the prefilled prefix counts as missing. */
function problemOf(phone: string, attempt: number): string | undefined {
  if (isBlankPhone(phone)) return attempt > 0 ? messageText('required') : undefined;
  const broken = phoneRule(phone);
  return broken === null ? undefined : violationText(broken);
}

/** Module 4 of the web simulator for staff. See docs/rules.md R88. */
export function ModulePhone({ label, progress, onContinue }: ModulePhoneProps) {
  const { change } = useForm();
  const phone = useAnswers(({ client }) => client.phone);
  const [wasLeft, setLeft] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const message = problemOf(phone, attempt);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // After the submit event, because React would treat a navigation within it as the form's action.
    if (problemOf(phone, 1) === undefined) queueMicrotask(onContinue);
    else setAttempt(attempt + 1);
  };
  return (
    <ModuleCard
      label={label}
      progress={progress}
      heading="Teléfono de contacto"
      lead="El número de contacto de esta simulación."
      takesFocus
      onSubmit={submit}
      errorSummary={
        <CardErrors
          errors={attempt > 0 && message !== undefined ? [{ ...FIELD, message }] : []}
          attempt={attempt}
        />
      }
      footer={<ContinueActions />}
    >
      <PhoneField
        {...FIELD}
        required
        value={phone}
        onChange={(next) => change({ 'client.phone': next })}
        onBlur={() => setLeft(true)}
        error={wasLeft || attempt > 0 ? message : undefined}
      />
    </ModuleCard>
  );
}
