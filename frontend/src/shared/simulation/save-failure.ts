/** Reasons why a simulation was not saved, which decide what the visitor can do. */
import type { components } from '@simulador/contracts/generated/bff';
import { ApiError, failureText, type RefusedField } from '../api/api-error.ts';
import { isAttended } from '../api/refusals.ts';

/** The client whose record has an e-mail. */
export type EmailOwner = components['schemas']['EmailOwnerDto'];

export type Failure =
  | { readonly kind: 'email'; readonly message: string; readonly owner?: EmailOwner | null }
  /** Another executive has the client. */
  | { readonly kind: 'attended'; readonly message: string }
  | { readonly kind: 'changed'; readonly message: string }
  /** An earlier attempt was saved but its answer was lost, and contact details have changed since. */
  | { readonly kind: 'savedBefore'; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: readonly RefusedField[] }
  | { readonly kind: 'other'; readonly message: string };

const NOT_SAVED = 'No pudimos registrar tu simulación. Inténtalo de nuevo en unos minutos.';

/** Input names of fields that the clients' operation names differently, as it does when a rectification has replaced them. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  email: 'input_email',
  first_name: 'input_name',
  last_name: 'input_last_name',
  identification: 'input_rut',
  phone_number: 'input_phone_number',
  age: 'input_age',
};

const named = ({ name, message }: RefusedField): RefusedField => ({
  name: FIELD_NAMES[name] ?? name,
  message,
});

export type Step = 'introduce' | 'save';

/** @param otherwise message for a failure without its own text */
export function failureOf(reason: unknown, step: Step, otherwise = NOT_SAVED): Failure {
  const message = failureText(reason, otherwise);
  if (!(reason instanceof ApiError)) return { kind: 'other', message };
  if (reason.status === 409 && reason.fields.some(({ name }) => Object.hasOwn(FIELD_NAMES, name)))
    return { kind: 'fields', fields: reason.fields.map(named) };
  if (isAttended(reason)) return { kind: 'attended', message };
  if (reason.status === 409 && step === 'introduce')
    return {
      kind: 'email',
      message,
      owner: (reason.body as { owner?: EmailOwner | null } | undefined)?.owner ?? null,
    };
  if (reason.status === 409) return { kind: 'changed', message };
  if (reason.status === 422 && step === 'save') return { kind: 'savedBefore', message };
  if (reason.status === 400 && reason.fields.length > 0)
    return { kind: 'fields', fields: reason.fields.map(named) };
  return { kind: 'other', message };
}
