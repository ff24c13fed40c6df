import { CALL_CONSENT, CURRENT_CONTACT_CONSENT } from '@simulador/contracts/simulations/consent';
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../../testing/read-pdf.ts';
import { savedSimulation } from '../../testing/saved-simulation.ts';
import { simulationMail } from '../mail/simulation-mail.ts';
import { renderDetail } from '../pdf/document/detail.ts';
import { factGroups } from './simulation-texts.ts';

/** A price of 100 million pesos with savings of 20 million, typed in pesos. */
const TYPED_CHANGES = {
  calculation: { valorpropiedad: 2446.1624, montocredito: 1956.9299 },
  inputs: {
    savingsUf: 489.2325,
    typedClp: { value: 100_000_000, credit: 80_000_000, savings: 20_000_000, subsidy: null },
  },
};
const TYPED = savedSimulation(TYPED_CHANGES);
const IN_UF = savedSimulation();

const INCOME = 'Renta líquida';
const factsOf = (simulation: typeof TYPED) => factGroups(simulation).flatMap(({ facts }) => facts);
const amountsOf = (simulation: typeof TYPED): string[] =>
  factsOf(simulation)
    .filter(({ label, note }) => note && label !== INCOME)
    .map(({ label, value, note }) => `${label}: ${value} (${note})`);

describe('entered amounts', () => {
  it('are shown in the typed pesos, in document and mail', () => {
    expect(amountsOf(TYPED)).toEqual([
      'Valor: $100.000.000 (UF 2.446,1624)',
      'Monto del crédito: $80.000.000 (UF 1.956,9299)',
      'Ahorro: $20.000.000 (UF 489,2325)',
    ]);
    const { text } = simulationMail(TYPED, null);
    expect(text).toContain('Valor de la propiedad: $100.000.000 (UF 2.446,16)');
    expect(text).toContain('Ahorro: $20.000.000 (UF 489,23)');
  });

  it('are shown so in the comparison of the document too', async () => {
    const secondPage = async (simulation: typeof TYPED): Promise<string> =>
      (await readPdf(renderDetail(simulation))).pages[1] ?? '';
    expect(await secondPage(TYPED)).toContain('Mismo crédito de $80.000.000 (UF 1.956,9299), misma tasa');
    expect(await secondPage(IN_UF)).toContain('Mismo crédito de UF 2.000 ($81.760.720), misma tasa');
  });

  it('are shown in UF if they were typed in UF, or if it is unknown', () => {
    const inUf = ['UF 2.500 ($102.200.900)', 'UF 2.000 ($81.760.720)', 'UF 500 ($20.440.180)'];
    expect(amountsOf(IN_UF).map((line) => line.replace(/^.*?: /, ''))).toEqual(inUf);
    expect(simulationMail(IN_UF, null).text).toContain('Monto del crédito: UF 2.000 ($81.760.720)');
  });
});

describe('the income', () => {
  it('has its verdict next to it in the document', () => {
    const { note } = factsOf(IN_UF).find(({ label }) => label === INCOME) ?? {};
    expect(note).toBe('La renta alcanza');
  });
});

describe('amounts of the calculation', () => {
  it('are shown in pesos too, with what the total excludes', () => {
    const { text } = simulationMail(IN_UF, null);
    expect(text).toContain('Dividendo sin seguros: $457.353 (UF 11,19)');
    expect(text).toContain('Tasación: $121.619 (UF 2,98)');
    expect(text).toContain('CAE con gastos operacionales: 5,07\u00a0%');
    expect(text).toContain(
      'Costo total del crédito: $141.424.788 (UF 3.459,48 · los gastos operacionales se pagan aparte)',
    );
  });

  it.each([
    [{}, 'Necesitas hoy: $22.157.973 (UF 542,02 · ahorro y gastos operacionales)'],
    [
      { simulation: { flavour: 'pro' } },
      'Necesitas hoy: UF 542,0200 ($22.157.973 · ahorro y gastos operacionales)',
    ],
    [TYPED_CHANGES, 'Necesitas hoy: $21.691.822 (UF 530,62 · ahorro y gastos operacionales)'],
    [{ calculation: { destino: 72 } }, 'Necesitas hoy: $757.104 (UF 18,52 · gastos operacionales)'],
  ] as const)('are what is needed at the signature, once: %j', (changes, line) => {
    const { text } = simulationMail(savedSimulation(changes), null);
    expect(text).toContain(line);
    expect(text).not.toContain('Primer dividendo');
    // One notation in a whole mail.
    const decimals = [...text.matchAll(/UF [\d.]+,(\d+)/g)].map(([, digits = '']) => digits.length);
    expect(new Set(decimals)).toEqual(new Set(['simulation' in changes ? 4 : 2]));
  });
});

it.each([
  ['who asked for a call there too, by the number', CALL_CONSENT, {}, 'en este correo o al +56 9 1234 5678.'],
  ['who asked for no call in the mailbox only', CURRENT_CONTACT_CONSENT, {}, 'en este correo.'],
  ['without a telephone in the mailbox only', CALL_CONSENT, { phone: null }, 'en este correo.'],
])('the mail promises to contact a visitor %s', (_, consent, inputs, where) => {
  const contactConsent = { ...consent, accepted: true, answered_at: '2026-11-20T12:00:00.000Z' };
  const { text } = simulationMail(savedSimulation({ inputs, simulation: { contactConsent } }), null);
  expect(text).toContain(`Nuestro equipo te contactará ${where}\n`);
  expect(text).not.toMatch(/llama/i);
});

describe('the co-debtor', () => {
  const codebtor = {
    firstName: 'Pedro',
    lastName: 'Soto',
    identification: '11111111-1',
    age: 45,
    netIncomeClp: 650_000,
  };
  const both = savedSimulation({ inputs: { netIncomeClp: 1_300_000, codebtor } });

  it('is in the document, with the income', () => {
    expect(factsOf(both)).toContainEqual({
      label: 'Codeudor',
      value: 'Pedro Soto',
      note: 'RUT 11.111.111-1, 45 años',
    });
    expect(factsOf(both)).toContainEqual({
      label: 'Renta líquida del codeudor',
      value: '$650.000',
      note: 'La renta de ambos alcanza',
    });
    expect(factsOf(both).find(({ label }) => label === INCOME)).toEqual({
      label: INCOME,
      value: '$1.300.000',
    });
  });

  it('is named in the mail; without one, in neither', () => {
    expect(simulationMail(both, null).text).toContain('Codeudor: Pedro Soto');
    expect(simulationMail(both, null).text).not.toContain('11.111.111-1');
    expect(simulationMail(IN_UF, null).text).not.toContain('Codeudor');
    expect(
      factsOf(IN_UF)
        .map(({ label }) => label)
        .join(),
    ).not.toContain('odeudor');
  });
});
