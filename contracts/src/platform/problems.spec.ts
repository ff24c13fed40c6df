import { describe, expect, it } from '@jest/globals';
import { sentenceOf } from './problems.ts';
import { combined, type Sentence, worded } from './sentence.ts';
import { SERVER_SENTENCES } from './server-sentences.ts';

/** Verb endings and pronouns of `tú`, and imperatives at the beginning of the sentences. */
const TU =
  /\b(?:tu|tus|te|tienes|\p{L}+aste)\b|(?:^|[.:,] |\be )(?:inténtalo|espera|revisa|vuelve|inicia|contacta|ingresa|calcula)\b/iu;

const STATUSES = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 502, 503, 504];

describe('a sentence', () => {
  it.each(Object.entries<Sentence>(SERVER_SENTENCES))(
    'addresses visitors and staff otherwise: %s',
    (_, sentence) => {
      expect(worded(sentence, 'visitor')).toMatch(TU);
      expect(worded(sentence, 'staff')).not.toMatch(TU);
    },
  );

  it('of a status has no tú for staff', () => {
    const forStaff = STATUSES.map((status) => worded(sentenceOf(status), 'staff'));
    expect(forStaff.filter((text) => TU.test(text))).toEqual([]);
    const forVisitors = STATUSES.map((status) => worded(sentenceOf(status), 'visitor'));
    expect(forVisitors.filter((text) => TU.test(text)).length).toBeGreaterThan(5);
  });

  it('is the same for everybody if it has one wording, such as those agreed with the bank', () => {
    const agreed = 'Los valores cambiaron, vuelve a calcular.';
    expect([worded(agreed, 'visitor'), worded(agreed, 'staff')]).toEqual([agreed, agreed]);
  });

  it('is combined with others in the words for each reader', () => {
    const both = combined(['El ahorro falta.', SERVER_SENTENCES.notAsCalculated], (texts) => texts.join(' '));
    expect(worded(both, 'visitor')).toBe(
      'El ahorro falta. No coincide con lo que se calculó. Vuelve a calcular.',
    );
    expect(worded(both, 'staff')).toBe(
      'El ahorro falta. No coincide con lo que se calculó. Vuelva a calcular.',
    );
    expect(combined(['Falta A.', 'Falta B.'], (texts) => texts.join(' '))).toBe('Falta A. Falta B.');
  });
});
