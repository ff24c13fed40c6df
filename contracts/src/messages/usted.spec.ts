import { describe, expect, it } from '@jest/globals';
import { PROBLEM_TEXTS, UNKNOWN_CLIENT } from './problems.ts';
import { inUsted } from './usted.ts';

/** Endings and pronouns that only `tú` has, and the imperatives that the sentences begin with. */
const TU =
  /\b(?:tu|tus|te|tienes|\p{L}+aste)\b|(?:^|[.:,] |\be )(?:inténtalo|espera|revisa|vuelve|inicia|contacta|ingresa)\b/iu;

describe('a sentence for staff', () => {
  it.each([
    [
      'Hiciste demasiadas solicitudes en la última hora. Espera un momento e inténtalo de nuevo.',
      'Hizo demasiadas solicitudes en la última hora. Espere un momento e inténtelo de nuevo.',
    ],
    ['No tienes permiso para hacer esto.', 'No tiene permiso para hacer esto.'],
    ['Lo que buscas no existe.', 'Lo que busca no existe.'],
    [UNKNOWN_CLIENT, 'No conocemos a esta persona. Vuelva a ingresar sus datos.'],
    ['Un sistema tardó demasiado en responder.', 'Un sistema tardó demasiado en responder.'],
  ])('%s: %s', (forVisitors, forStaff) => expect(inUsted(forVisitors)).toBe(forStaff));

  it('leaves nothing that says tú in the sentences of the statuses', () => {
    expect(PROBLEM_TEXTS.map(inUsted).filter((text) => TU.test(text))).toEqual([]);
    expect(PROBLEM_TEXTS.filter((text) => TU.test(text)).length).toBeGreaterThan(5);
  });

  it('keeps to the letter what is agreed with the bank', () => {
    const agreed = 'Los valores cambiaron, vuelve a calcular.';
    expect(inUsted(agreed)).toBe(agreed);
  });
});
