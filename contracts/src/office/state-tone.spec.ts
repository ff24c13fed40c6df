import { describe, expect, it } from '@jest/globals';
import { isApproved, isRejected, toneOf } from './state-tone.ts';

describe('the tone of a state', () => {
  it.each([
    ['Aprobada', 'good'],
    ['Aprobadas', 'good'],
    ['Aceptado', 'good'],
    ['Rechazada', 'bad'],
    ['RECHAZADAS', 'bad'],
    ['Rechazado', 'bad'],
    ['Ingresada', 'info'],
    ['En evaluación', 'underway'],
    ['EN EVALUACION', 'underway'],
    ['Por evaluar', 'info'],
    ['No contactado', 'info'],
    ['Aprobada sin condiciones', 'info'],
    ['Preaprobada aprobada', 'info'],
    ['No en evaluación', 'info'],
    ['En evaluación legal', 'info'],
    [' Aprobada ', 'good'],
    [' Rechazada ', 'bad'],
    [' En evaluación ', 'underway'],
  ])('%s is %s', (description, tone) => {
    expect(toneOf(description)).toBe(tone);
    expect([isApproved(description), isRejected(description)]).toEqual([tone === 'good', tone === 'bad']);
  });
});
