/** Copies of the fields that are stored and returned unchanged: form, request, storage, answer. */
import { oneSpaced } from '../calculation/rules/text.ts';
import { type FieldOf, type FormField, type Part, STATED_FIELDS } from './stated-fields.ts';

type Rows = typeof STATED_FIELDS;
/** Copied field of the table, with its name and part. */
type Copied = {
  [In in Part]: {
    [Name in FieldOf<In>]: Rows[In][Name] extends { copied: infer Copy }
      ? Copy & { readonly name: Name; readonly part: In }
      : never;
  }[FieldOf<In>];
}[Part];
type Numbers = Extract<Copied, { as: 'number' }>;
type Texts = Extract<Copied, { as: 'text' }>;
type Within = Copied['within'];
type ValueOf<Copy> = Copy extends Numbers ? number : string | null;

/** Copied fields in a request, which omits empty texts. */
export type RequestCopies<In extends Within> = {
  [Copy in Extract<Numbers, { within: In }> as Copy['request']]: number;
} & { [Copy in Extract<Texts, { within: In }> as Copy['request']]?: string };
/** Copied fields in storage. Simulations saved before a field existed don't have it. */
export type StoredCopies = { readonly [Copy in Numbers as Copy['stored']]: number } & {
  readonly [Copy in Texts as Copy['stored']]?: string | null;
};
/** Copied fields in the BFF's answer. */
export type ReadCopies = { [Copy in Copied as Copy['read'][number]]: ValueOf<Copy> };
/** Copied fields in the form. */
export type AnswerCopies<In extends Part> = {
  readonly [Copy in Extract<Copied, { part: In }> as Copy['name']]: string;
};
/** Copied fields of a saved simulation, where every number is present. */
type SavedCopies = { readonly [Copy in Copied as Copy['name']]: ValueOf<Copy> };
/** Copied fields; null for a missing value. */
export type StatedCopies = { readonly [Copy in Copied as Copy['name']]: ValueOf<Copy> | null };

interface Entry extends NonNullable<FormField['copied']> {
  readonly part: Part;
  readonly name: string;
  readonly field: FormField;
}
export const COPIES: readonly Entry[] = Object.entries(STATED_FIELDS).flatMap(([part, fields]) =>
  Object.entries<FormField>(fields).flatMap(([name, field]) =>
    field.copied ? [{ ...field.copied, part: part as Part, name, field }] : [],
  ),
);

type Values = Readonly<Record<string, unknown>>;
type Pairs = readonly (readonly [string, unknown])[];
const copied = <Copy>(pairsOf: (entry: Entry) => Pairs): Copy =>
  Object.fromEntries(COPIES.flatMap(pairsOf)) as Copy;

/** Copies the form's answers to a request, or to the request's property. */
export const requestCopies = <In extends Within>(
  answers: { readonly [Of in Part]: AnswerCopies<Of> },
  within: In,
): RequestCopies<In> =>
  copied((entry) => {
    const text = oneSpaced((answers[entry.part] as Values)[entry.name] as string);
    if (entry.within !== within || (entry.as === 'text' && text === '')) return [];
    return [[entry.request, entry.as === 'number' ? Number(text) : text]];
  });

/** Copies a request to storage. */
export const storedCopies = (
  body: RequestCopies<'body'> & { readonly property: RequestCopies<'property'> },
): StoredCopies =>
  copied(({ as, within, request, stored }) => {
    const value = ((within === 'body' ? body : body.property) as Values)[request];
    return [[stored, as === 'text' ? oneSpaced((value ?? '') as string) || null : value]];
  });

/** Copies storage to the BFF's answer. */
export const readCopies = (inputs: StoredCopies): ReadCopies =>
  copied(({ stored, read }) => read.map((name) => [name, (inputs as Values)[stored] ?? null]));

/** Copies the BFF's answer to the stated fields. */
export const statedCopies = (read: ReadCopies): SavedCopies =>
  copied(({ name, read: [first] }) => [[name, (read as Values)[first]]]);

/** Copies the BFF's answer to a part of the form, to fill it in again. */
export const answerCopies = <In extends Part>(read: ReadCopies, part: In): AnswerCopies<In> =>
  copied((entry) =>
    entry.part === part ? [[entry.name, String((read as Values)[entry.read[0]] ?? '')]] : [],
  );
