import { describe, expect, it } from '@jest/globals';
import { mistypedMail } from './corrections.ts';

describe('a mistyped mail domain', () => {
  it.each([
    ['camila@gmial.com', 'camila@gmail.com'],
    ['camila@gamil.com', 'camila@gmail.com'],
    ['camila@gmai.com', 'camila@gmail.com'],
    ['camila@gmail.con', 'camila@gmail.com'],
    ['camila@gmail.co', 'camila@gmail.com'],
    ['Camila@Gmail.comm', 'camila@gmail.com'],
    ['camila@hotmial.com', 'camila@hotmail.com'],
    ['camila@outlok.com', 'camila@outlook.com'],
    ['camila@yaho.es', 'camila@yahoo.es'],
  ])('%s may be %s', (typed, meant) => expect(mistypedMail(typed)?.email).toBe(meant));

  it.each([
    'camila@gmail.com',
    'camila@mail.com',
    'camila@ymail.com',
    'camila@hotmail.cl',
    'camila@empresa.cl',
    'camila@correo.example',
    'camila@gmial',
    'gmial.com',
    '',
  ])('%s is asked about nothing', (typed) => expect(mistypedMail(typed)).toBeNull());
});
