/** Text that a person accepts. The text of a version never changes. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
}

/** Texts about the use of personal data, which each simulation requires. See docs/rules.md R163. */
export const CONSENT_TEXTS: readonly ConsentText[] = [
  {
    version: '2026-11',
    text: 'Autorizo el uso de mis datos para esta simulación y para que me contacten por ella.',
  },
  { version: '2026-12', text: 'Autorizo el uso de mis datos para esta simulación.' },
];
/** Texts about being contacted. See docs/rules.md R701. */
export const CONTACT_TEXTS: readonly ConsentText[] = [
  { version: '2026-12', text: 'Autorizo que me contacten por esta simulación.' },
];

const lastOf = (texts: readonly ConsentText[]): ConsentText => texts[texts.length - 1] as ConsentText;
export const CURRENT_CONSENT = lastOf(CONSENT_TEXTS);
export const CURRENT_CONTACT_CONSENT = lastOf(CONTACT_TEXTS);

/** Returns the text of a version; null for an unknown version. */
export const textOfVersion = (texts: readonly ConsentText[], version: string): string | null =>
  texts.find((each) => each.version === version)?.text ?? null;
