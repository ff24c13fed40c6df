import { isBlankPhone, isValidPhone } from '@simulador/contracts/platform/phone';
import { PHONE_INVALID } from './texts.ts';

/** Phone field of both summaries. */
export const PHONE_FIELD = {
  name: 'input_phone_number',
  label: 'Teléfono móvil',
  hint: '+569 y 8 dígitos.',
  required: false,
} as const;

/** Returns the phone's error. The prefix alone means no number, which is valid. */
export const phoneError = (phone: string): string | undefined =>
  isBlankPhone(phone) || isValidPhone(phone) ? undefined : PHONE_INVALID;
