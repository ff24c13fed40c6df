import { expect, it } from '@jest/globals';
import type { OperatorTexts } from '../platform/brand.ts';
import { whatFollows, type Followed } from './what-follows.ts';

const OPERATOR: OperatorTexts = {
  phone: '22 555 0100',
  branches: [{ name: 'Centro', address: 'Ahumada 100', hours: '9:00 a 18:00' }],
  call: 'Te llamamos mañana.',
  steps: [{ title: 'Firmas', text: 'En notaría.' }],
  documents: { Dependiente: ['Liquidaciones'], Independiente: ['Declaraciones'] },
};
const FOLLOWED: Followed = {
  quotedUntil: '2026-12-06',
  workerType: 'Independiente',
  hasCodebtor: false,
  wantsContact: true,
  phone: '+56912345678',
  mailbox: 'ese correo',
};
const EMPLOYED = 'Qué documentos llevar si eres dependiente';
const SELF_EMPLOYED = 'Qué documentos llevar si eres independiente';

it('brings nothing that the operator has not given, and promises no rate that is not quoted', () => {
  expect(whatFollows({}, { ...FOLLOWED, quotedUntil: null })).toEqual({
    contact: 'Nuestro equipo te contactará en ese correo o al +56 9 1234 5678.',
    sections: [],
    holds: 'Los pesos cambian cada día con la UF; los montos en UF de tu simulación, no.',
  });
});

it('brings steps, documents, and whom to call', () => {
  expect(whatFollows(OPERATOR, FOLLOWED)).toEqual({
    contact: 'Nuestro equipo te contactará en ese correo o al +56 9 1234 5678. Te llamamos mañana.',
    sections: [
      { title: 'Lo que sigue', isOrdered: true, items: [{ text: 'Firmas', detail: 'En notaría.' }] },
      { title: SELF_EMPLOYED, isOrdered: false, items: [{ text: 'Declaraciones' }] },
      {
        title: '¿Prefieres hablar con alguien?',
        isOrdered: false,
        items: [
          { text: '22 555 0100', href: 'tel:+56225550100' },
          { text: 'Centro, Ahumada 100', detail: '9:00 a 18:00' },
        ],
      },
    ],
    holds:
      'La tasa vale hasta el 06-12-2026. Los pesos cambian cada día con la UF; los montos en UF de tu simulación, no.',
  });
});

it.each<[string, Partial<Followed>, string | null]>([
  ['without a telephone by mail', { phone: null }, 'Nuestro equipo te contactará en ese correo.'],
  [
    'of a mail in that mail',
    { phone: null, mailbox: 'este correo' },
    'Nuestro equipo te contactará en este correo.',
  ],
  ['who did not ask never', { wantsContact: false }, 'Como no pediste que te contactemos, nadie te llamará.'],
  ['of an executive as the executive knows', { wantsContact: null }, null],
])('promises to contact a person %s', (_, changes, contact) =>
  expect(whatFollows(OPERATOR, { ...FOLLOWED, ...changes }).contact).toBe(contact),
);

it.each<[string, Partial<Followed>, readonly string[]]>([
  ['an employee', { workerType: 'Dependiente' }, [EMPLOYED]],
  ['another kind of work', { workerType: 'Otro' }, [EMPLOYED, SELF_EMPLOYED]],
  ['two who pay', { hasCodebtor: true }, [EMPLOYED, SELF_EMPLOYED]],
])('lists the documents of %s', (_, changes, titles) => {
  const { sections } = whatFollows(OPERATOR, { ...FOLLOWED, ...changes });
  expect(sections.map(({ title }) => title).filter((title) => title.startsWith('Qué'))).toEqual(titles);
});

it('dials a number of another country as it is', () => {
  const { sections } = whatFollows({ phone: '+51 1 234 5678' }, FOLLOWED);
  expect(sections[0]?.items[0]?.href).toBe('tel:+5112345678');
});
