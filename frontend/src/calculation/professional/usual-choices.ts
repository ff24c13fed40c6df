/**
 * An executive's choices that are likely to fit the next client: branch, product, life insurance. Contains nothing about clients.
 * Stored in the browser until the executive signs out. See docs/rules.md R261.
 */
import { browserStorage } from '#shared/browser/browser-storage.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { isObject } from '../state/draft-shape.ts';

const KEY = 'elecciones-habituales';
const NONE = { branch: '', product: '', lifeInsurance: '' };

type UsualChoices = Readonly<typeof NONE>;

/** Returns the stored choices. Another executive's are ignored, and values that are not text. */
function read(owner: string): UsualChoices {
  try {
    const stored: unknown = JSON.parse(browserStorage().getItem(KEY) ?? 'null');
    if (!isObject(stored) || stored['owner'] !== owner) return NONE;
    const { branch, product, lifeInsurance } = { ...NONE, ...stored };
    return [branch, product, lifeInsurance].every((each) => typeof each === 'string')
      ? { branch, product, lifeInsurance }
      : NONE;
  } catch {
    return NONE;
  }
}

/** Returns the initial answers of the professional simulator. `owner`: the user's id. */
export function usualAnswers(owner: string): Answers {
  const { branch, product, lifeInsurance } = read(owner);
  const blank = blankAnswers('pro');
  return {
    ...blank,
    client: { ...blank.client, branch },
    credit: { ...blank.credit, product, lifeInsurance },
  };
}

/** Stores the choices. With a subsidy the life insurance is fixed, so the previous choice is kept. */
export function storeUsualChoices(owner: string, { client, credit }: Answers): void {
  const { branch } = client;
  const { product, takesSubsidy } = credit;
  const lifeInsurance = takesSubsidy === 'yes' ? read(owner).lifeInsurance : credit.lifeInsurance;
  try {
    browserStorage().setItem(KEY, JSON.stringify({ owner, branch, product, lifeInsurance }));
  } catch {
    // Storage is full or forbidden: the next simulation begins without the choices.
  }
}
