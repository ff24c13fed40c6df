import { describe, expect, it } from '@jest/globals';
import { readPdf, type ReadPdf } from '../../../testing/read-pdf.ts';
import { type SavedSimulationChanges, savedSimulation } from '../../../testing/saved-simulation.ts';
import { renderDetail } from './detail.ts';
import { openFonts } from './fonts.ts';

const FONTS = openFonts();
/** An executive's simulation, whose document always has the explanation. */
const STAFFS = { simulation: { flavour: 'pro' } } as const;
const read = async (changes: SavedSimulationChanges = {}): Promise<ReadPdf> =>
  readPdf(renderDetail(savedSimulation({ ...STAFFS, ...changes }), FONTS));

describe("the document's last page", () => {
  it('has the steps of each calculated figure, each step once', async () => {
    const [, , third = ''] = (await read()).pages;
    for (const text of [
      '¿De dónde sale cada cifra?',
      'Dividendo sin seguros UF 11,1876',
      'Interés de un mes del crédito: Monto del crédito 2.000 × Tasa mensual 0,003802 = 7,604',
      '= 11,1876049599…, redondeado a 4 decimales: 11,1876',
      'Dividendo con seguros en pesos $471.416 Dividendo con seguros 11,5316 × Valor de la UF en pesos 40.880,36 = 471.415,959376, redondeado al entero: 471.416',
      'CAE sin gastos operacionales 4,86 %',
      'CAE con gastos operacionales 5,07 %',
      'Costo total con gastos operacionales UF 3.501,5000',
    ])
      expect(third).toContain(text);
    expect(third.split('Tasa anual por los días del año:')).toHaveLength(2);
    expect(third).not.toContain('Seguro de cesantía UF');
  });

  it.each([
    ['the costs are not known part by part', { costParams: undefined }],
    ['the core calculated otherwise', { row: { ...savedSimulation().snapshot.row, TasaCae: 4.87 } }],
  ])('has no such page where %s', async (_why, change) => {
    const { snapshot } = savedSimulation();
    const simulation = Object.assign(savedSimulation(STAFFS), { snapshot: { ...snapshot, ...change } });
    const { pages } = await readPdf(renderDetail(simulation, FONTS));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Página 2 de 2');
  });

  it('explains the figures of the longest calculation on one page', async () => {
    const grace = { plazototal: 20, mesesgracia: 3, asegurados: 2 };
    const { pages } = await read({
      calculation: { ...grace, codigoSubsidio: 1, tasa_seg_ces: 0.00012, DFL2: true },
    });
    expect(pages).toHaveLength(3);
    expect(pages[2]).toContain(
      'Personas aseguradas 2 × Seguro de desgravamen de una persona 0,1376 = 0,2752',
    );
  });
});
