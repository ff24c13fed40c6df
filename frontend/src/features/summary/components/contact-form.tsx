import type { FormEvent } from 'react';
import type { Contact } from '#shared/simulation/summary-slots.ts';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { PHONE_FIELD } from '../contact-phone.ts';
import type { ContactForm as Judged } from '../model/use-contact-form.ts';

export const CONTACT_FORM = 'contacto';

export interface ContactFormProps {
  contact: Contact;
  judged: Judged;
  onContact: (contact: Contact) => void;
  onSubmit: () => void;
}

/** RUT and mobile phone; the button that submits them stands at the modal's foot. */
export function ContactForm({ contact, judged, onContact, onSubmit }: ContactFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={CONTACT_FORM} noValidate onSubmit={submit} aria-label="Tus datos de contacto">
      <FieldGrid>
        <RutField
          name="input_rut"
          label="RUT"
          value={contact.rut}
          onChange={(rut) => onContact({ ...contact, rut })}
          onBlur={() => judged.leave('rut')}
          error={judged.errorOf('rut')}
        />
        <PhoneField
          {...PHONE_FIELD}
          value={contact.phone}
          onChange={(phone) => onContact({ ...contact, phone })}
          onBlur={() => judged.leave('phone')}
          error={judged.errorOf('phone')}
        />
      </FieldGrid>
    </form>
  );
}
