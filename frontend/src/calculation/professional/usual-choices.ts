/**
 * An executive's choices that are likely to fit the next client: branch, product, life insurance. Contains nothing about clients.
 * Stored in the browser until the executive signs out. See docs/rules.md R261.
 */
import { browserStorage } from '#shared/browser/browser-storage.ts';
import { readStored, writeStored } from '#shared/browser/stored-text.ts';
import { type Answers, blankAnswers } from '../answers/answers.ts';

const KEY = 'elecciones-habituales';
const NONE = { branch: '', product: '', lifeInsurance: '' };

type UsualChoices = Readonly<typeof NONE>;

/** Returns the stored choices. Another executive's are ignored. */
function read(owner: string): UsualChoices {
  const stored = readStored(browserStorage(), KEY) as (UsualChoices & { readonly owner: string }) | null;
  return stored?.owner === owner ? stored : NONE;
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
  writeStored(browserStorage(), KEY, { owner, branch, product, lifeInsurance });
}
