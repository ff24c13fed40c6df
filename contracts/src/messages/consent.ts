/** Text that a person accepts when giving personal data. The text of a version never changes. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
}

export const CONSENT_TEXTS: readonly ConsentText[] = [
  {
    version: '2026-11',
    text: 'Autorizo el uso de mis datos para esta simulación y para que me contacten por ella.',
  },
];

/** Current version. */
export const CURRENT_CONSENT: ConsentText = CONSENT_TEXTS[CONSENT_TEXTS.length - 1] as ConsentText;

/** Returns the text of a version; null for an unknown version. */
export const consentText = (version: string): string | null =>
  CONSENT_TEXTS.find((consent) => consent.version === version)?.text ?? null;
