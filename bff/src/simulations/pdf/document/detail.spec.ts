import { beforeAll, describe, expect, it } from '@jest/globals';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { readDetail, SUBSIDISED } from '../../../testing/detail-document.ts';
import { type ReadPdf, readPdf } from '../../../testing/read-pdf.ts';
import { type SavedSimulationChanges, savedSimulation } from '../../../testing/saved-simulation.ts';
import { renderDetail } from './detail.ts';

const firstPage = async (changes: SavedSimulationChanges): Promise<string> =>
  (await readDetail(changes)).pages[0] ?? '';

describe('the document of the example', () => {
  let pdf: ReadPdf;
  let [first, second] = ['', ''];
  beforeAll(async () => {
    pdf = await readDetail();
    [first = '', second = ''] = pdf.pages;
  });

  it.each([
    ['whose it is', 'Lindero', 'Simulación N.º 1042', '20-11-2026', 'Compraventa · Departamento · 25 años'],
    ['the dividend, pesos first', 'Pagarías al mes $471.416 UF 11,5316'],
    ['what the dividend includes', 'Incluye seguro de incendio y sismo y seguro de desgravamen.'],
    ['the UF and its day', 'UF del 20-11-2026: $40.880,36'],
    [
      'what comes with it',
      'Renta desde $1.885.664 Necesitas hoy $22.157.973 Primera fecha de pago 20-12-2026',
    ],
    ['the instalments', 'Cuotas 300'],
    [
      'rate and both CAEs',
      ...['Tasa anual 4,50 %', 'CAE no incluye gastos operacionales 4,86 %'],
      ...['CAE con gastos operacionales 5,07 %', 'Plazo 25 años'],
    ],
    ['the parts', 'Dividendo sin seguros UF 11,1876 $457.353', 'Seguro de incendio y sismo UF 0,2080 $8.503'],
    ['the rest', 'Seguro de desgravamen UF 0,1360 $5.560'],
    [
      'the total, and what it leaves out',
      'Costo total del crédito UF 3.459,4800 · los gastos operacionales se pagan aparte $141.424.788',
    ],
    ['appraisal, study and draft', 'Tasación UF 2,9750 $121.619', 'Estudio de títulos UF 3,5700 $145.943'],
    ['notary and draft', 'Borrador de escritura UF 2,9750 $121.619', 'Notaría UF 3,0000 $122.641'],
    [
      'registry and tax',
      'Conservador de Bienes Raíces UF 13,5000 $551.885',
      'Impuesto al mutuo UF 16,0000 $654.086',
    ],
    ['their sum', 'Total UF 42,0200 $1.717.793'],
    ['the client', 'Camila Rojas Fuentes', '12.345.678-5', 'camila.rojas@correo.example', '+56 9 1234 5678'],
    ['the property', 'Departamento', 'Nueva', 'Avenida Irarrázaval 2401, Ñuñoa, Metropolitana de Santiago'],
    ['its value', 'UF 2.500 $102.200.900'],
    ['the credit', 'UF 2.000 $81.760.720', '80,00 %', 'UF 500 $20.440.180', 'Universal'],
    ['the insurances', 'Desgravamen colectivo, Incendio y sismo colectivo'],
  ])('shows on its first page %s', (_what, ...texts) => {
    for (const text of texts) expect(first).toContain(text);
  });

  it('compares the six terms and marks the chosen one', () => {
    for (const term of [
      '8 años 4,50 % $1.032.196 25,2492 $4.128.784 4,93 % $99.090.853 UF 2.423,9232',
      '12 años 4,50 % $752.436 18,4058 $3.009.744 4,91 % $108.350.745 UF 2.650,4352',
      '15 años 4,50 % $642.136 15,7077 $2.568.544 4,90 % $115.584.558 UF 2.827,3860',
      '20 años 4,50 % $534.081 13,0645 $2.136.324 4,88 % $128.179.551 UF 3.135,4800',
      '25 años Tu plazo 4,50 % $471.416 11,5316 $1.885.664 4,86 % $141.424.788 UF 3.459,4800',
      '30 años 4,50 % $431.370 10,5520 $1.725.480 4,85 % $155.293.041 UF 3.798,7200',
    ]) {
      expect(second).toContain(term);
    }
  });

  it('has a table, year by year', () => {
    expect(second).toContain('Desde el año 11 pagas más capital que intereses');
    expect(second).toContain('1 1.795.216 3.693.020 168.756 79.965.504');
    expect(second).toContain('25 5.355.151 133.269 168.756 0');
  });

  it('has the legal notes, which state that it is no offer', () => {
    const { longTerm, ...notes } = LEGAL_NOTES;
    for (const note of Object.values(notes)) expect(second).toContain(note);
    expect(second).not.toContain(longTerm);
  });

  it('is tagged: title, language, headings and tables', () => {
    expect([pdf.title, pdf.language]).toEqual(['Simulación de crédito hipotecario N.º 1042', 'es-CL']);
    const [one = {}, two = {}, three = {}, ...others] = pdf.tags;
    expect(one).toMatchObject({ H1: 1, H2: 6, Table: 2, TR: 15, TH: 15, TD: 15 });
    expect(two).toMatchObject({ H2: 3, Table: 3, L: 1, LI: 5 });
    expect(three).toMatchObject({ H2: 3, L: 2, LI: 6 });
    expect(others).toEqual([]);
  });
});

describe('the page about what happens next', () => {
  const LINK = 'https://simulador.bank.example/simulador#simulacion=1&destino=1';
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readDetail({}, LINK);
  });

  it('opens the live figures', () => {
    expect(pdf.links).toEqual([[], [], [LINK]]);
    expect(pdf.pages[2]).toContain('Abrir y cambiar mis cifras');
    expect(pdf.pages[2]).toContain(
      'Hasta el 05-12-2026 se calculan con tu tasa y la UF del día en que las abras.',
    );
    expect(pdf.pages[2]).toContain('las operaciones de las que sale cada cifra');
    expect(pdf.tags[2]).toMatchObject({ Link: 1, L: 2 });
  });

  it('has documents, telephone with hours, and how long the figures hold', () => {
    for (const text of [
      'La tasa vale hasta el 05-12-2026.',
      'Qué documentos llevar si eres dependiente · Cédula de identidad',
      '22 555 0100',
      'Ahumada 100 Lunes a viernes, 9:00 a 18:00',
    ])
      expect(pdf.pages[2]).toContain(text);
    for (const text of ['si eres independiente', 'Lo que sigue']) expect(pdf.pages[2]).not.toContain(text);
  });

  it('is not in the document of an executive', async () => {
    const { pages, links } = await readDetail({ simulation: { flavour: 'pro' } });
    expect(pages).toHaveLength(2);
    expect(links.flat()).toEqual([]);
  });
});

describe('the document', () => {
  it('is the same whenever it is made', () => {
    const [one, other] = [renderDetail(savedSimulation()), renderDetail(savedSimulation())];
    expect(one.equals(other)).toBe(true);
  });

  it('shows unemployment insurance, subsidy, DFL2 and grace if present', async () => {
    const first = await firstPage(SUBSIDISED);
    const { snapshot } = savedSimulation(SUBSIDISED);
    expect(snapshot.row.SegCes).toBe(0.24);
    for (const text of [
      'Seguro de cesantía UF 0,2400 $9.811',
      'Incluye seguro de incendio y sismo, seguro de cesantía y seguro de desgravamen.',
      'Subsidio DS01 UF 300 $12.264.108',
      'Desgravamen colectivo, Incendio y sismo colectivo, Cesantía',
      'DFL2 Sí',
      'Meses de gracia 3 meses',
    ]) {
      expect(first).toContain(text);
    }
  });

  it('names the chosen company and project', async () => {
    const texts = { broker: 'Inmobiliaria Cerro Maitén', project: 'Barrio Maitén' };
    expect(await firstPage({ texts })).toContain(
      'Inmobiliaria Inmobiliaria Cerro Maitén Proyecto Barrio Maitén',
    );
    expect(await firstPage({})).not.toMatch(/Inmobiliaria|Proyecto/);
  });

  it('shows staff UF before pesos', async () => {
    expect(await firstPage({ simulation: { flavour: 'pro' } })).toContain(
      'Dividendo mensual UF 11,5316 $471.416',
    );
  });

  it('has the screen’s wording for staff, in UF', async () => {
    const [first, second = ''] = (await readDetail({ simulation: { flavour: 'pro' } })).pages;
    expect(first).toContain('Dividendo sin seguros $457.353 UF 11,1876');
    expect(second).toContain('UF que se pagan cada año');
    expect(second).toContain('1 43,9139 90,3373 4,1280 1.956,0861');
    expect(second).toContain('4,86 % UF 3.459,4800');
    expect(second).toContain('25 años Plazo elegido');
    expect(second).toContain('Desde el año 11 se paga más capital que intereses');
    expect(second).not.toMatch(/\b(pagas|Tu)\b/);
  });

  it('states above its years that interest stays above, like the screen', async () => {
    const { snapshot } = savedSimulation();
    const simulation = Object.assign(savedSimulation({ simulation: { flavour: 'pro' } }), {
      snapshot: { ...snapshot, years: snapshot.years.slice(0, 8) },
    });
    const [, second] = (await readPdf(renderDetail(simulation))).pages;
    expect(second).toContain('Se pagan más intereses que capital hasta el final');
  });

  it.each([
    ['web', 'Los 3 meses de gracia suman $936.111 de intereses al crédito.'],
    ['pro', 'Los 3 meses de gracia suman UF 22,8988 de intereses al crédito.'],
  ])('says what grace added to the credit (%s)', async (flavour, sentence) => {
    const calculation = { mesesgracia: 3 };
    const [, second] = (await readDetail({ calculation, simulation: { flavour } as object })).pages;
    expect(second).toContain(sentence);
    const [, without] = (await readDetail({ simulation: { flavour } as object })).pages;
    expect(without).not.toContain('gracia');
  });

  it('shows why a term has no figures', async () => {
    const [, second = ''] = (await readDetail({ inputs: { age: 60 }, calculation: { plazototal: 20 } }))
      .pages;
    const reason = 'Su edad más los años de pago no pueden superar los 80 años';
    expect(second).toContain(`25 años ${reason} 30 años ${reason}`);
  });

  it('shows the requirements of a long term', async () => {
    const [, second = ''] = (await readDetail({ calculation: { plazototal: 40 } })).pages;
    expect(second).toContain(LEGAL_NOTES.longTerm);
  });

  it('omits the years without a schedule', async () => {
    const simulation = savedSimulation();
    const { pages, tags } = await readPdf(
      renderDetail(Object.assign(simulation, { snapshot: { ...simulation.snapshot, years: [] } })),
    );
    expect([pages.length, tags[1]?.['Table']]).toEqual([3, 1]);
  });

  it('breaks an e-mail that is too long for its column before its @', async () => {
    const email = 'maria.fernandez.gonzalez@inmobiliaria.example';
    expect(await firstPage({ client: { email } })).toContain(email.replace('@', ' @'));
  });

  it('keeps line breaks and unknown signs of a text out of its lines', async () => {
    const first = await firstPage({ inputs: { location: 'Pasaje 1\n\n\nCasa 2\u2028🏠' } });
    expect(first).toContain('Pasaje 1 Casa 2');
  });
});
