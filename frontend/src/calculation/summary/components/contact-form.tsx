import type { FormEvent } from 'react';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { Contact } from '../../state/saved-simulation.ts';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import type { FormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { PHONE_FIELD, phoneError } from '../contact-phone.ts';

export const CONTACT_FORM = 'contacto';
const RUT = 'input_rut';

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

/** RUT and mobile phone. The submit button is in the modal's footer. */
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
        <PhoneField
          {...PHONE_FIELD}
          value={contact.phone}
          onChange={(phone) => onContact({ ...contact, phone })}
          onBlur={() => errors.leave(PHONE_FIELD.name)}
          error={errors.errorOf(PHONE_FIELD.name)}
        />
      </FieldGrid>
    </form>
  );
}
