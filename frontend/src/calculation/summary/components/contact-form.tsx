import { useState, type FormEvent } from 'react';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { Contact } from '#shared/simulation/summary-slots.ts';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { PHONE_FIELD, phoneError } from '../contact-phone.ts';

export const CONTACT_FORM = 'contacto';

type Field = keyof Contact;

export interface TouchedContact {
  readonly errorOf: (field: Field) => string | undefined;
  readonly leave: (field: Field) => void;
  /** Validates all fields, as on a submit. */
  readonly leaveAll: () => void;
  readonly isRutValid: boolean;
  readonly isPhoneValid: boolean;
}

/** Returns the state of RUT and phone: validated on blur, then with every change. */
export function useTouchedContact({ rut, phone }: Contact): TouchedContact {
  const [left, setLeft] = useState<readonly Field[]>([]);
  const broken = rutRule(rut);
  const errors = { rut: broken === null ? undefined : violationText(broken), phone: phoneError(phone) };
  return {
    errorOf: (field) => (left.includes(field) ? errors[field] : undefined),
    leave: (field) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    leaveAll: () => setLeft(['rut', 'phone']),
    isRutValid: errors.rut === undefined,
    isPhoneValid: errors.phone === undefined,
  };
}

export interface ContactFormProps {
  contact: Contact;
  touched: TouchedContact;
  onContact: (contact: Contact) => void;
  onSubmit: () => void;
}

/** RUT and mobile phone. The submit button is in the modal's footer. */
export function ContactForm({ contact, touched, onContact, onSubmit }: ContactFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={CONTACT_FORM} noValidate onSubmit={submit} aria-label="Tus datos de contacto">
      <FieldGrid>
        <RutField
          name="input_rut"
          required
          label="RUT"
          value={contact.rut}
          onChange={(rut) => onContact({ ...contact, rut })}
          onBlur={() => touched.leave('rut')}
          error={touched.errorOf('rut')}
        />
        <PhoneField
          {...PHONE_FIELD}
          value={contact.phone}
          onChange={(phone) => onContact({ ...contact, phone })}
          onBlur={() => touched.leave('phone')}
          error={touched.errorOf('phone')}
        />
      </FieldGrid>
    </form>
  );
}
