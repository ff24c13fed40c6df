/** The fields that go from the form to storage and back unchanged, and their copies on the way. */
import { type FieldOf, type FormField, type Part, STATED_FIELDS } from './stated-fields.ts';

type Rows = typeof STATED_FIELDS;
/** A copied field as the table has it, with its name and its part. */
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

/** In a request: a text that is empty is left out. */
export type RequestCopies<In extends Within> = {
  [Copy in Extract<Numbers, { within: In }> as Copy['request']]: number;
} & { [Copy in Extract<Texts, { within: In }> as Copy['request']]?: string };
/** Copied fields in storage; older simulations lack later ones. */
export type StoredCopies = { readonly [Copy in Numbers as Copy['stored']]: number } & {
  readonly [Copy in Texts as Copy['stored']]?: string | null;
};
/** In the answer of the BFF. */
export type ReadCopies = { [Copy in Copied as Copy['read'][number]]: ValueOf<Copy> };
/** In the form. */
export type AnswerCopies<In extends Part> = {
  readonly [Copy in Extract<Copied, { part: In }> as Copy['name']]: string;
};
/** Copied fields of a saved simulation, where every number is present. */
type SavedCopies = { readonly [Copy in Copied as Copy['name']]: ValueOf<Copy> };
/** Copied fields; null where a value may be missing. */
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

/** From the form to the request, or to its property. */
export const requestCopies = <In extends Within>(
  answers: { readonly [Of in Part]: AnswerCopies<Of> },
  within: In,
): RequestCopies<In> =>
  copied((entry) => {
    const text = ((answers[entry.part] as Values)[entry.name] as string).trim();
    if (entry.within !== within || (entry.as === 'text' && text === '')) return [];
    return [[entry.request, entry.as === 'number' ? Number(text) : text]];
  });

/** From the request to storage. */
export const storedCopies = (
  body: RequestCopies<'body'> & { readonly property: RequestCopies<'property'> },
): StoredCopies =>
  copied(({ as, within, request, stored }) => {
    const given = ((within === 'body' ? body : body.property) as Values)[request];
    return [[stored, as === 'text' ? (given as string | undefined)?.trim() || null : given]];
  });

/** From storage to the answer. */
export const readCopies = (inputs: StoredCopies): ReadCopies =>
  copied(({ stored, read }) => read.map((name) => [name, (inputs as Values)[stored] ?? null]));

/** From the answer to what places show. */
export const statedCopies = (read: ReadCopies): SavedCopies =>
  copied(({ name, read: [first] }) => [[name, (read as Values)[first]]]);

/** From the form to what places show. */
export const answeredCopies = (answers: { readonly [In in Part]: AnswerCopies<In> }): StatedCopies =>
  copied(({ as, part, name }) => {
    const text = ((answers[part] as Values)[name] as string).trim();
    return [[name, text === '' ? null : as === 'number' ? Number(text) : text]];
  });

/** From the answer to a part of the form that is filled in again. */
export const answerCopies = <In extends Part>(read: ReadCopies, part: In): AnswerCopies<In> =>
  copied((entry) =>
    entry.part === part ? [[entry.name, String((read as Values)[entry.read[0]] ?? '')]] : [],
  );
