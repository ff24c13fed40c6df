import fc from 'fast-check';
import { formatRut, rutVerifier } from '@simulador/contracts/platform/rut';

/** Invented person, whose data must not appear in a recording. */
export interface Person {
  readonly rut: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly jwt: string;
}

const letters = (alphabet: string, min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: min, maxLength: max });
const word = letters('abcdefghijklmnopqrstuvwxyz', 7, 12);
const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const base64Url = (text: string): string => Buffer.from(text).toString('base64url');

export const person: fc.Arbitrary<Person> = fc
  .record({
    body: fc.integer({ min: 1_000_000, max: 99_999_999 }),
    first: word,
    last: word,
    user: word,
    mobile: fc.integer({ min: 10_000_000, max: 99_999_999 }),
    password: letters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$', 10, 16),
    signature: letters('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 30, 43),
  })
  .map(({ body, first, last, user, mobile, password, signature }) => ({
    rut: `${body}-${rutVerifier(String(body))}`,
    name: `${title(first)} Ñá${last}`,
    email: `${user}.${last}@correo-${first}.cl`,
    phone: `+569${mobile}`,
    password,
    jwt: `${base64Url('{"alg":"HS256"}')}.${base64Url(`{"sub":"${user}"}`)}.${signature}`,
  }));

/** Returns a person's data in the formats of the requests. */
export function spellings({ rut, name, email, phone, password, jwt }: Person): string[] {
  const dotted = formatRut(rut);
  const mobile = phone.slice(4);
  return [
    rut,
    rut.toUpperCase(),
    dotted,
    dotted.toLowerCase(),
    dotted.replaceAll('.', ' '),
    rut.replace('-', '\u2013'),
    rut.replace('-', ''),
    `0${rut}`,
    rut.slice(0, -2),
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    ...name.split(' '),
    email,
    email.toUpperCase(),
    phone,
    `56 9 ${mobile.slice(0, 4)} ${mobile.slice(4)}`,
    `9${mobile}`,
    password,
    jwt,
    `Bearer ${jwt}`,
  ];
}

const compact = (text: string): string => text.toLowerCase().replace(/[\s.\u2010-\u2015-]/g, '');

/** Returns the data of a person that a text contains, ignoring case and separators of digits. */
export function foundOf(somebody: Person, text: string): string[] {
  const [rutBody = ''] = somebody.rut.split('-');
  const [header = '', payload = '', signature = ''] = somebody.jwt.split('.');
  const plain = text.toLowerCase();
  const decoded = decodeURIComponent(plain.replace(/%(?![0-9a-f]{2})/g, '%25')).replaceAll('+', ' ');
  const names = somebody.name.toLowerCase().split(' ');
  const parts = [...names, ...somebody.email.toLowerCase().split('@'), somebody.password.toLowerCase()];
  const tokens = [header, payload, signature].map((part) => part.toLowerCase());
  const inText = [...parts, ...tokens].filter((part) => plain.includes(part) || decoded.includes(part));
  const numbers = [rutBody, somebody.phone.slice(4)];
  const strings = text.match(/"[^"]*"|\d+/g) ?? [];
  return [...inText, ...numbers.filter((digits) => strings.some((each) => compact(each).includes(digits)))];
}
