import { describe, expect, it } from '@jest/globals';
import { forStaff, PROBLEM_TEXTS } from './problems.ts';
import { SERVER_SENTENCES, SERVER_SENTENCES_FOR_STAFF } from './server-sentences.ts';

/** Verb endings and pronouns of `tú`, and imperatives at the beginning of the sentences. */
const TU =
  /\b(?:tu|tus|te|tienes|\p{L}+aste)\b|(?:^|[.:,] |\be )(?:inténtalo|espera|revisa|vuelve|inicia|contacta|ingresa|calcula)\b/iu;

describe('a sentence for staff', () => {
  it.each([
    [
      'Hiciste demasiadas solicitudes en la última hora. Espera un momento e inténtalo de nuevo.',
      'Hizo demasiadas solicitudes en la última hora. Espere un momento e inténtelo de nuevo.',
    ],
    ['No tienes permiso para hacer esto.', 'No tiene permiso para hacer esto.'],
    ['Lo que buscas no existe.', 'Lo que busca no existe.'],
    [SERVER_SENTENCES.unknownClient, 'No conocemos a esta persona. Vuelva a ingresar sus datos.'],
    ['Un sistema tardó demasiado en responder.', 'Un sistema tardó demasiado en responder.'],
    [
      `El ahorro falta. ${SERVER_SENTENCES.notAsCalculated}`,
      'El ahorro falta. No coincide con lo que se calculó. Vuelva a calcular.',
    ],
  ])('%s: %s', (detail, expected) => expect(forStaff(detail)).toBe(expected));

  it.each(Object.entries(SERVER_SENTENCES))('differs from that for visitors: %s', (name, forVisitors) => {
    expect(forVisitors).toMatch(TU);
    const sentence = SERVER_SENTENCES_FOR_STAFF[name as keyof typeof SERVER_SENTENCES];
    expect(sentence).not.toMatch(TU);
    expect(forStaff(forVisitors)).toBe(sentence);
  });

  it('leaves nothing that says tú in the sentences of the statuses', () => {
    expect(PROBLEM_TEXTS.map(forStaff).filter((text) => TU.test(text))).toEqual([]);
    expect(PROBLEM_TEXTS.filter((text) => TU.test(text)).length).toBeGreaterThan(5);
  });

  it('keeps to the letter what is agreed with the bank', () => {
    const agreed = 'Los valores cambiaron, vuelve a calcular.';
    expect(forStaff(agreed)).toBe(agreed);
  });
});
