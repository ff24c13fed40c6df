import { describe, expect, it } from '@jest/globals';
import { COMUNAS, REGIONES } from '../generated/comunas.ts';

describe('comunas', () => {
  it('are the 346 of the country in its 16 regions, each code once', () => {
    expect(REGIONES).toHaveLength(16);
    expect(COMUNAS).toHaveLength(346);
    expect(new Set(REGIONES.map(({ id }) => id)).size).toBe(16);
    expect(new Set(COMUNAS.map(({ id }) => id)).size).toBe(346);
  });

  it('have codes as text, and belong to a region that exists, of which none is empty', () => {
    const regionIds = new Set(REGIONES.map(({ id }) => id));
    expect(COMUNAS.filter(({ id }) => !/^\d{5}$/.test(id))).toEqual([]);
    expect(new Set(COMUNAS.map(({ region }) => region))).toEqual(regionIds);
  });

  it('keep accents, ñ and apostrophes', () => {
    expect(COMUNAS).toContainEqual({ id: '13120', name: 'Ñuñoa', region: '13' });
    expect(COMUNAS).toContainEqual({ id: '16101', name: 'Chillán', region: '16' });
    expect(REGIONES).toContainEqual({ id: '06', name: "Libertador General Bernardo O'Higgins" });
  });
});
