import { describe, expect, it } from '@jest/globals';
import { readDetail, SUBSIDISED } from '../../../testing/detail-document.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { type SavedSimulationChanges, savedSimulation } from '../../../testing/saved-simulation.ts';
import { renderDetail } from './detail.ts';

const filled = (pattern: string, length: number): string => pattern.repeat(length).slice(0, length);

describe('the longest texts and figures', () => {
  const sentence = 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.';
  const longest = (pattern: string, company: string | null = null): SavedSimulationChanges => ({
    ...SUBSIDISED,
    calculation: {
      ...SUBSIDISED.calculation,
      plazototal: 40,
      montocredito: 20000,
      valorpropiedad: 1_000_000,
      tasasimulacion: 9.99,
    },
    inputs: {
      firstName: filled(pattern, 50),
      lastName: filled(pattern, 50),
      location: filled(pattern, 254),
      netIncomeClp: 999_999_999,
      subsidyUf: 600,
    },
    client: { email: filled(pattern.replaceAll(' ', 'x'), 254) },
    texts: {
      ...SUBSIDISED.texts,
      broker: company,
      project: company,
      propertyType: filled(pattern, 254),
      region: 'Aysén del General Carlos Ibáñez del Campo',
    },
    terms: [8, 12, 15, 20, 25, 30, 40].map((plazo) => ({
      plazo,
      row: null,
      reason: filled(`${sentence} `, 139),
    })),
  });

  it.each([['María José Ñuñoa '], ['sinespacios'], ['W']])('of %s stay on their pages', async (pattern) => {
    const { pages } = await readDetail(longest(pattern, filled(pattern, 200)));
    expect(pages).toHaveLength(3);
    const [first = '', second = ''] = pages;
    expect(first).toContain('Valor UF 1.000.000 $40.880.360.000');
    expect(first).toContain('Página 1 de 3');
    expect(second.split(sentence)).toHaveLength(15);
    expect(second).toContain('40 81.903.012 4.563.178 1.963.584 0 Observaciones');
  });

  it('of usual length are complete', async () => {
    const { pages } = await readDetail(longest('María José Ñuñoa '));
    const words = (text: string): string => text.replace(/\s+/g, '');
    for (const length of [50, 254]) {
      expect(words(pages[0] ?? '')).toContain(words(filled('María José Ñuñoa ', length)));
    }
  });

  it.each([
    ['Gasto', {}, 0],
    ['Un gasto de nombre muy largo que no cabe en la columna', longest('María José Ñuñoa '), 1],
  ])('of twelve operation costs (%s) leave the facts a page', async (name, changes, page) => {
    const saved = savedSimulation(changes);
    const more = Array.from({ length: 6 }, () => ({ operation_cost_description: name, amount_uf: 1 }));
    const snapshot = { ...saved.snapshot, costs: [...saved.snapshot.costs, ...more] };
    const { pages } = await readPdf(renderDetail(Object.assign(saved, { snapshot })));
    expect(pages.map((text) => text.includes('Correo electrónico')).indexOf(true)).toBe(page);
    expect(pages[page]).toContain(`Página ${page + 1} de ${3 + page}`);
  });
});
