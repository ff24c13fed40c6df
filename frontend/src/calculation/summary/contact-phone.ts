import { isBlankPhone, isValidPhone } from '@simulador/contracts/platform/phone';

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
