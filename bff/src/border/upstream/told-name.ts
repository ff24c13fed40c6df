/** What stands for a name that is not told. */
export const HIDDEN_NAME = '(oculto)';

const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
/** A RUT, a phone or an account has more. */
const MAX_DIGITS = 3;

/**
 * A name that the core made up, for logs and pages: as it is where it reads like the name of a field, hidden where a
 * person's data could stand in it (an e-mail address, a RUT, a sentence, somebody's name and surname).
 */
export function toldName(name: string): string {
  const digits = name.replace(/\D/g, '').length;
  return FIELD_NAME.test(name) && digits <= MAX_DIGITS ? name : HIDDEN_NAME;
}
