/** Whose value a field, query parameter or header has: by the contracts, or by the words of a name that they do not know. */
import { fieldFacts } from '@simulador/contracts/api/field-facts';
import type { PersonalKind as Kind } from '@simulador/contracts/domain/operation';

const WORDS: readonly (readonly [Kind, string])[] = [
  ['secret', 'password passwd pass pwd contrasena clave secret secreto pin otp'],
  ['token', 'token authorization cookie session sesion credential credentials jwt apikey key access refresh'],
  ['rut', 'rut run vat identification identificacion cedula dni'],
  ['email', 'email mail correo'],
  ['phone', 'phone telefono fono celular movil mobile cell'],
  [
    'name',
    'name names nombre nombres apellido apellidos lastname firstname fullname surname username user creator ' +
      'executive ejecutivo commercial comercial cliente client search q',
  ],
];
const KIND_OF_WORD: ReadonlyMap<string, Kind> = new Map(
  WORDS.flatMap(([kind, words]) => words.split(' ').map((word): [string, Kind] => [word, kind])),
);
const ORDER = WORDS.map(([kind]) => kind);

/** `client_profile__vat` -> client, profile, vat; `DivTotalPe` -> div, total, pe. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** As the contracts declare it, else the most personal kind that any word of the name suggests. */
export function kindOf(name: string): Kind {
  const { personal } = fieldFacts(name);
  if (personal) return personal;
  const kinds = new Set(wordsOf(name).map((word) => KIND_OF_WORD.get(word)));
  return ORDER.find((kind) => kinds.has(kind)) ?? 'text';
}

const AMOUNT_WORDS = new Set(
  (
    'uf clp pe pesos monto amount valor value price precio renta liquida rentaliquida salary income sueldo costo cost ' +
    'costs total min max ahorro savings saved dividendo ren credito credit cash worth fee mortgage grants contado count'
  ).split(' '),
);

/** Whether the name is that of an amount: pesos have as many digits as a RUT, and a ninth of them a right verifier. */
export const isAmountName = (name: string): boolean => wordsOf(name).some((word) => AMOUNT_WORDS.has(word));
