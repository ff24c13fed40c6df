import { describe, expect, it } from '@jest/globals';
import { parseIsoDate } from '../platform/dates.ts';
import { contactDayProblem, lastContactDay } from './next-contact.ts';

describe('the day of a contact', () => {
  const problem = (date: string) => contactDayProblem(parseIsoDate(date), parseIsoDate('2026-11-20'));

  it('is today to a year from now', () => {
    expect([problem('2026-11-20'), problem('2027-11-20')]).toEqual([null, null]);
    expect(problem('2026-11-19')).toBe('La fecha del próximo contacto no puede ser anterior a hoy.');
    expect(problem('2027-11-21')).toBe('La fecha del próximo contacto puede ser como máximo en un año.');
  });

  it('ends a year after a leap day on the 28th', () => {
    expect(lastContactDay(parseIsoDate('2028-02-29'))).toBe('2029-02-28');
  });
});
