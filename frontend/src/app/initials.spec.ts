import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Valentina Soto Pérez', 'VS'],
    ['Álvaro', 'Á'],
    ['Valentina de la Fuente', 'VF'],
    ['antonia demo', 'AD'],
    ['  Ñusta   Quispe ', 'ÑQ'],
    ['', ''],
  ])('%j -> %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
