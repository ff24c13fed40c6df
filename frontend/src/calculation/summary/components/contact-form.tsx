import type { FormEvent } from 'react';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { isBlankPhone, isValidPhone } from '@simulador/contracts/platform/phone';
import { CALL_CONSENT } from '@simulador/contracts/simulations/consent';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import type { FormErrors } from '#shared/ui/fields/use-form-errors.ts';

/** RUT and mobile phone as typed; `+569` means no phone. */
export interface Contact {
  readonly rut: string;
  readonly phone: string;
  /** True once the visitor ticked that they want to be called. */
  readonly wantsCall: boolean;
}

/** Phone field of both summaries. */
export const PHONE_FIELD = {
  name: 'input_phone_number',
  label: 'Teléfono móvil',
  hint: '+569 y 8 dígitos.',
  required: false,
} as const;

/** Returns the phone's error. The prefix alone means no number, which is valid. See docs/rules.md R54, R152. */
export const phoneError = (phone: string): string | undefined =>
  isBlankPhone(phone) || isValidPhone(phone) ? undefined : 'Teléfono inválido';

export const CONTACT_FORM = 'contacto';
const RUT = 'input_rut';

/** Whether the telephone's field is shown: once the visitor wants to be called, and while it has an error. */
const asksPhone = ({ wantsCall, phone }: Contact): boolean => wantsCall || phoneError(phone) !== undefined;

export function contactErrors({ rut, phone }: Contact): readonly SummaryError[] {
  const broken = rutRule(rut);
  const phoneText = phoneError(phone);
  return [
    ...(broken === null ? [] : [{ name: RUT, label: 'RUT', message: violationText(broken) }]),
    ...(phoneText === undefined
      ? []
      : [{ name: PHONE_FIELD.name, label: PHONE_FIELD.label, message: phoneText }]),
  ];
}

export interface ContactFormProps {
  contact: Contact;
  errors: Pick<FormErrors, 'errorOf' | 'leave'>;
  onContact: (contact: Contact) => void;
  onSubmit: () => void;
}

/** RUT, and a tick that opens the mobile phone. The submit button is in the modal's footer. See docs/rules.md R850. */
export function ContactForm({ contact, errors, onContact, onSubmit }: ContactFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={CONTACT_FORM} noValidate onSubmit={submit} aria-label="Tus datos de contacto">
      <FieldGrid>
        <RutField
          name={RUT}
          required
          label="RUT"
          value={contact.rut}
          onChange={(rut) => onContact({ ...contact, rut })}
          onBlur={() => errors.leave(RUT)}
          error={errors.errorOf(RUT)}
        />
        <CheckboxField
          name="input_wants_call"
          label="Quiero que me llamen"
          hint={`Es libre: recibes el PDF igual. ${CALL_CONSENT.text}`}
          wide
          value={contact.wantsCall}
          onChange={(wantsCall) => onContact({ ...contact, wantsCall })}
        />
        {asksPhone(contact) && (
          <PhoneField
            {...PHONE_FIELD}
            value={contact.phone}
            onChange={(phone) => onContact({ ...contact, phone })}
            onBlur={() => errors.leave(PHONE_FIELD.name)}
            error={errors.errorOf(PHONE_FIELD.name)}
          />
        )}
      </FieldGrid>
    </form>
  );
}
