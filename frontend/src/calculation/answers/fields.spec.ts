import { describe, expect, it } from '@jest/globals';
import { CLIENT, CODEBTOR, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { RULES, SUBSIDISED } from '../../testing/simulator/broken-rules.ts';
import { NO_CONSENT, type Answers } from './answers.ts';
import { FIELD_PATHS, isRequired, withAnswer, type Answer, type FieldPath } from './fields.ts';
import { violationsOf } from './violations.ts';

/** Answers with a co-debtor, a subsidy and an own rate. */
const WEB: Answers = {
  flavour: 'web',
  client: { ...CLIENT, ...CODEBTOR },
  project: PROJECT,
  credit: { ...CREDIT, ...SUBSIDISED, rate: { isOwn: true, pct: 4.5 } },
};
const PRO: Answers = { ...WEB, flavour: 'pro', client: { ...WEB.client, branch: '5' } };
const OTHER_TYPE = { ...PROJECT, propertyType: '99', otherPropertyType: 'Bodega' };

/** Unanswered values; '' for any other field. */
const BLANKS: { readonly [Path in FieldPath]?: Answer<Path> } = {
  'client.consent': NO_CONSENT,
  'credit.propertyValue': { currency: 'UF', amount: null },
  'credit.subsidyAmount': { currency: 'UF', amount: null },
  'credit.savings': { currency: 'UF', amount: null },
  'credit.creditAmount': { currency: 'UF', amount: null },
  'credit.rate': { isOwn: true, pct: null },
};
/** Fields that always have an answer. */
const ANSWERED: readonly FieldPath[] = ['credit.takesSubsidy', 'credit.graceMonths'];

/** Returns answers with which the form asks for the field. */
function asking(path: FieldPath): Answers {
  if (path === 'client.branch') return PRO;
  if (path === 'project.otherPropertyType') return { ...WEB, project: OTHER_TYPE, credit: CREDIT };
  return path === 'credit.lifeInsurance' ? { ...WEB, credit: CREDIT } : WEB;
}

describe('a field of the form', () => {
  it('breaks no rule where everything is answered', () => {
    for (const path of FIELD_PATHS) expect(violationsOf(asking(path), RULES)).not.toHaveProperty([path]);
  });

  it.each(FIELD_PATHS.filter((path) => isRequired(path) === true && !ANSWERED.includes(path)))(
    '%s is required, and its rule says so',
    (path) => {
      const blank = withAnswer(asking(path), path, BLANKS[path] ?? ('' as never));
      expect(violationsOf(blank, RULES)).toHaveProperty([path]);
    },
  );

  it.each(FIELD_PATHS.filter((path) => isRequired(path) === false))(
    '%s is optional, and its rule says so',
    (path) => {
      const blank = withAnswer(asking(path), path, '' as never);
      expect(violationsOf(blank, RULES)).not.toHaveProperty([path]);
    },
  );
});
