/** A bank's brand, as the folder `brand/` states it. See docs/brand.md. */

/** Content of `brand.json`. */
export interface Brand {
  readonly name: string;
  /** Kind of institution, shown below the name. */
  readonly kind: string;
  /** Sender's address of mails. */
  readonly mailFrom: string;
  /** E-mail or https address for questions about personal data; absent until the bank gives one. */
  readonly privacy?: string;
  readonly legal: {
    /** Sentence at the foot of public pages and of the PDF. */
    readonly notice: string;
    /** First legal note of PDF and mail. */
    readonly notAnOffer: string;
  };
}

export interface Branch {
  readonly name: string;
  readonly address: string;
  readonly hours: string;
}

/** Kinds of workers that bring documents of their own. */
export const DOCUMENT_KINDS = ['Dependiente', 'Independiente'] as const;
type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Content of `operator.json`: texts that only the bank can give. Each one is shown only if it is given. */
export interface OperatorTexts {
  readonly phone?: string;
  readonly branches?: readonly Branch[];
  /** Sentence that says when somebody calls. */
  readonly call?: string;
  /** Steps after a simulation. */
  readonly steps?: readonly { readonly title: string; readonly text: string }[];
  /** Place to ask about the state's subsidies. */
  readonly subsidies?: string;
  readonly documents?: Readonly<Partial<Record<DocumentKind, readonly string[]>>>;
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => isText(value) && /^[^<>\s@]+@[^<>\s@]+$/.test(String(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && wrongFields(value, fields).length === 0;

/** Returns the names of fields that are wrong or unknown. */
const wrongFields = (value: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, Check>>) => [
  ...Object.keys(fields).filter((name) => !fields[name]?.(value[name])),
  ...Object.keys(value).filter((name) => !(name in fields)),
];

export const BRAND: Readonly<Record<keyof Brand, Check>> = {
  name: isText,
  kind: isText,
  mailFrom: isAddress,
  privacy: optional((value) => isAddress(value) || /^https:\/\/\S+$/.test(String(value))),
  legal: objectOf({ notice: isText, notAnOffer: isText }),
};

export const OPERATOR: Readonly<Record<keyof OperatorTexts, Check>> = {
  phone: optional((value) => /^\+?[\d ()-]{6,20}$/.test(String(value))),
  branches: optional(listOf(objectOf({ name: isText, address: isText, hours: isText }))),
  call: optional(isText),
  steps: optional(listOf(objectOf({ title: isText, text: isText }))),
  subsidies: optional(isText),
  documents: optional(
    objectOf(Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, optional(listOf(isText))]))),
  ),
};

/** Returns what is wrong with a file's content, in Spanish. */
export const problemsIn = (file: string, value: unknown, fields: Readonly<Record<string, Check>>) =>
  isObject(value)
    ? wrongFields(value, fields).map((name) => `${file}: ${name} falta, sobra o no tiene la forma esperada`)
    : [`${file}: debe ser un objeto`];
