/** Mail providers that most people in Chile use. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.cl',
  'outlook.com',
  'outlook.cl',
  'outlook.es',
  'live.com',
  'live.cl',
  'yahoo.com',
  'yahoo.es',
  'yahoo.cl',
  'icloud.com',
  'vtr.net',
  'uc.cl',
  'uchile.cl',
  'usach.cl',
];
/** Other providers whose domains differ from a common one in a single letter. */
const RARE = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'love.com',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
];

/** Returns the e-mail with the common domain that differs from its own in one slip; null if there is none. */
export function mistypedMail(email: string): { readonly email: string; readonly domain: string } | null {
  const [, name = '', typed = ''] = /^(.+)@([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (typed === '' || [...COMMON, ...RARE].includes(typed)) return null;
  const domain = COMMON.find((each) => isOneSlip(typed, each));
  return domain === undefined ? null : { email: `${name}@${domain}`, domain };
}

/** Returns true if one letter is missing, superfluous or another one, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const room = Math.min(typed.length, meant.length) - start;
  while (end < room && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [is, was] = [typed, meant].map((text) => text.slice(start, text.length - end)) as [string, string];
  const isSwapped = is.length === 2 && is === [...was].toReversed().join('');
  return isSwapped || (is.length <= 1 && was.length <= 1);
}
