/**
 * Choices of an executive that probably serve for the next client: branch, product, life insurance. Nothing of the client.
 * Stored in the browser until the executive signs out. See docs/rules.md R261.
 */
import { browserStorage } from '#shared/browser/browser-storage.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { isObject } from '../state/draft-shape.ts';

const KEY = 'elecciones-habituales';
const NONE = { branch: '', product: '', lifeInsurance: '' };

type UsualChoices = Readonly<typeof NONE>;

/** Another executive's are not read, nor what is no text. */
function read(owner: string): UsualChoices {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(KEY) ?? 'null');
    if (!isObject(kept) || kept['owner'] !== owner) return NONE;
    const { branch, product, lifeInsurance } = { ...NONE, ...kept };
    return [branch, product, lifeInsurance].every((each) => typeof each === 'string')
      ? { branch, product, lifeInsurance }
      : NONE;
  } catch {
    return NONE;
  }
}

/** The professional simulator's first answers. `owner`: the user's id. */
export function usualAnswers(owner: string): Answers {
  const { branch, product, lifeInsurance } = read(owner);
  const blank = blankAnswers('pro');
  return {
    ...blank,
    client: { ...blank.client, branch },
    credit: { ...blank.credit, product, lifeInsurance },
  };
}

/** Stores the choices. With a subsidy the life insurance is not a choice, so the former one stays. */
export function keepUsualChoices(owner: string, { client, credit }: Answers): void {
  const { branch } = client;
  const { product, takesSubsidy } = credit;
  const lifeInsurance = takesSubsidy === 'yes' ? read(owner).lifeInsurance : credit.lifeInsurance;
  try {
    browserStorage().setItem(KEY, JSON.stringify({ owner, branch, product, lifeInsurance }));
  } catch {
    // Full or forbidden: the next client's simulation begins without them.
  }
}
