import { describe, expect, it } from '@jest/globals';
import { COMUNAS } from '../generated/comunas.ts';
import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from './inmobiliarias.ts';

const isIdOnce = (rows: readonly { id: number }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length;

describe('the invented companies', () => {
  it('are four, with two or three projects each', () => {
    const companyOf = new Map(COMPANY_LOCATIONS.map(({ id, company }) => [id, company]));
    const projects = COMPANIES.map(
      (company) =>
        COMPANY_PROJECTS.filter(({ company_locations: places }) =>
          places.some((place) => companyOf.get(place) === company.id),
        ).length,
    );
    expect(projects).toEqual([3, 2, 3, 2]);
  });

  it('are each a number of their own', () => {
    expect([COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS].map(isIdOnce)).toEqual([true, true, true]);
  });

  it('build each project for one company, in comunas that exist', () => {
    const comunas = new Set(COMUNAS.map(({ id }) => id));
    expect(COMPANY_LOCATIONS.filter(({ comuna }) => !comunas.has(comuna))).toEqual([]);
    for (const { company_locations: places } of COMPANY_PROJECTS) {
      const companies = places.map((place) => COMPANY_LOCATIONS.find(({ id }) => id === place)?.company);
      expect([new Set(companies).size, companies.includes(undefined)]).toEqual([1, false]);
    }
  });
});
