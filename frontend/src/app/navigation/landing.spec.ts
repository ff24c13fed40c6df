import { describe, expect, it } from '@jest/globals';
import { landingOf } from './landing.ts';

describe('landingOf', () => {
  it.each([
    ['adminrole', null, '/dashboard'],
    ['executiverole', {}, '/dashboard'],
    ['commercialrole', { from: 7 }, '/dashboard'],
    ['default', undefined, '/simulador'],
    ['default', { from: '/dashboard' }, '/simulador'],
    ['adminrole', { from: '/tarifas?x=1' }, '/tarifas?x=1'],
    ['adminrole', { from: '/tarifas/' }, '/tarifas/'],
    ['executiverole', { from: '/tarifas' }, '/dashboard'],
    ['default', { from: '/simulatorTemplate' }, '/simulatorTemplate'],
    ['adminrole', { from: '/no/existe' }, '/dashboard'],
    ['adminrole', { from: '//otro.example/dashboard' }, '/dashboard'],
    ['adminrole', { from: 'https://otro.example/dashboard' }, '/dashboard'],
  ] as const)('%s, having asked for %j -> %s', (role, entry, landing) => {
    expect(landingOf({ role, isHead: false }, entry)).toBe(landing);
  });

  it('leads the head of a branch back to its figures, and nobody else without the role', () => {
    const landing = (isHead: boolean) => landingOf({ role: 'executiverole', isHead }, { from: '/jefatura' });
    expect([landing(true), landing(false)]).toEqual(['/jefatura', '/dashboard']);
  });
});
