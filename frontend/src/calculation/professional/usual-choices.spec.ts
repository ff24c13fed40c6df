import { describe, expect, it } from '@jest/globals';
import { COUNTER_CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { storeUsualChoices, usualAnswers } from './usual-choices.ts';

const ANSWERS: Answers = { flavour: 'pro', client: COUNTER_CLIENT, project: PROJECT, credit: CREDIT };
const BLANK = blankAnswers('pro');

describe('what an executive usually chooses', () => {
  it('is the branch, the product and the life insurance of the last client', () => {
    storeUsualChoices('7', { ...ANSWERS, credit: { ...CREDIT, product: '4', lifeInsurance: '8' } });
    expect(usualAnswers('7')).toEqual({
      ...BLANK,
      client: { ...BLANK.client, branch: '5' },
      credit: { ...BLANK.credit, product: '4', lifeInsurance: '8' },
    });
  });

  it('has no life insurance of a subsidy, which nobody chose', () => {
    storeUsualChoices('7', ANSWERS);
    storeUsualChoices('7', { ...ANSWERS, credit: { ...CREDIT, takesSubsidy: 'yes', lifeInsurance: '8' } });
    expect(usualAnswers('7').credit.lifeInsurance).toBe('3');
  });

  it.each([
    ['another executive’s', JSON.stringify({ owner: '8', branch: '5', product: '8', lifeInsurance: '3' })],
    ['rubbish', '{"owner":'],
  ])('is nothing where what is kept is %s', (_, kept) => {
    window.localStorage.setItem('elecciones-habituales', kept);
    expect(usualAnswers('7')).toEqual(BLANK);
  });
});
