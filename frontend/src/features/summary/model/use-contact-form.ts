import { useState } from 'react';
import { rutRule } from '@simulador/contracts/domain/rules/person';
import { violationText } from '@simulador/contracts/messages/es';
import type { Contact } from '#shared/simulation/summary-slots.ts';
import { phoneError } from '../contact-phone.ts';

type Field = keyof Contact;

const errorsOf = ({ rut, phone }: Contact): Readonly<Record<Field, string | undefined>> => {
  const broken = rutRule(rut);
  return {
    rut: broken === null ? undefined : violationText(broken),
    phone: phoneError(phone),
  };
};

export interface ContactForm {
  readonly errorOf: (field: Field) => string | undefined;
  readonly leave: (field: Field) => void;
  /** Judges all, as on a submit. */
  readonly leaveAll: () => void;
  readonly isRutValid: boolean;
  readonly isPhoneValid: boolean;
}

/** RUT and phone: judged when they are left, and again with every change. */
export function useContactForm(contact: Contact): ContactForm {
  const [left, setLeft] = useState<readonly Field[]>([]);
  const errors = errorsOf(contact);
  return {
    errorOf: (field) => (left.includes(field) ? errors[field] : undefined),
    leave: (field) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    leaveAll: () => setLeft(['rut', 'phone']),
    isRutValid: errors.rut === undefined,
    isPhoneValid: errors.phone === undefined,
  };
}
