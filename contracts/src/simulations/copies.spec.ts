import { describe, expect, it } from '@jest/globals';
import { fieldFacts } from '../api/field-facts.ts';
import { answerCopies, COPIES, readCopies, requestCopies, statedCopies, storedCopies } from './copies.ts';

type Answers = Parameters<typeof requestCopies>[0];

/** Different text or number for each field. */
const ANSWERS = { client: {}, project: {}, credit: {} } as Answers;
COPIES.forEach(({ as, part, name }, index) =>
  Object.assign(ANSWERS[part], { [name]: as === 'text' ? `Texto ${index}` : String(30 + index) }),
);
const EMPTY = { client: {}, project: {}, credit: {} } as Answers;
for (const { part, name } of COPIES) Object.assign(EMPTY[part], { [name]: ' ' });

const bodyOf = (answers: Answers) => ({
  ...requestCopies(answers, 'body'),
  property: requestCopies(answers, 'property'),
});
const readOf = (answers: Answers) => readCopies(storedCopies(bodyOf(answers)));

describe('a field that is copied', () => {
  it('is there, so that the round trip shows something', () => {
    expect(COPIES.map(({ name }) => name)).toEqual(expect.arrayContaining(['age', 'salaryClp', 'address']));
  });

  it('comes back to the form as it was typed', () => {
    const read = readOf(ANSWERS);
    for (const part of ['client', 'project', 'credit'] as const)
      expect(answerCopies(read, part)).toEqual(ANSWERS[part]);
  });

  it('is shown after the round trip as it was before', () => {
    const shown = COPIES.map(({ as, part, name }) => {
      const text = (ANSWERS[part] as Readonly<Record<string, string>>)[name];
      return [name, as === 'number' ? Number(text) : text];
    });
    expect(statedCopies(readOf(ANSWERS))).toEqual(Object.fromEntries(shown));
    expect(new Set(Object.values(statedCopies(readOf(ANSWERS)))).size).toBe(COPIES.length);
  });

  it('is left out of the request where it is a text of blanks, and null ever after', () => {
    const texts = COPIES.filter(({ as }) => as === 'text');
    const sent = bodyOf(EMPTY);
    const read: Record<string, unknown> = readOf(EMPTY);
    for (const { request, within, read: names } of texts) {
      expect(within === 'body' ? sent : sent.property).not.toHaveProperty(request);
      for (const name of names) expect(read[name]).toBeNull();
    }
  });

  it.each(COPIES.filter(({ field }) => field.personal))(
    'is personal in the API documents as in the table: $name',
    ({ field, request, read }) => {
      for (const name of [request, ...read]) expect(fieldFacts(name).personal).toBe(field.personal);
    },
  );
});
