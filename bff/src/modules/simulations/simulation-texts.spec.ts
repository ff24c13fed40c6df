import { describe, expect, it } from '@jest/globals';
import { savedSimulation } from '../../testing/saved-simulation.ts';
import { simulationMail } from '../mail/simulation-mail.ts';
import { factGroups } from './simulation-texts.ts';

/** 100 million pesos, 20 of them saved, as they were typed. */
const TYPED = savedSimulation({
  calculation: { valorpropiedad: 2446.1624, montocredito: 1956.9299 },
  inputs: {
    savingsUf: 489.2325,
    typedClp: { value: 100_000_000, credit: 80_000_000, savings: 20_000_000, subsidy: null },
  },
});
const IN_UF = savedSimulation();

const amountsOf = (simulation: typeof TYPED): string[] =>
  factGroups(simulation)
    .flatMap(({ facts }) => facts)
    .filter(({ second }) => second)
    .map(({ label, value, second }) => `${label}: ${value} (${second})`);

describe('amounts that a person entered', () => {
  it('are said in pesos as they were typed, in the document and in the mail', () => {
    expect(amountsOf(TYPED)).toEqual([
      'Valor: $100.000.000 (UF 2.446,1624)',
      'Monto del crédito: $80.000.000 (UF 1.956,9299)',
      'Ahorro: $20.000.000 (UF 489,2325)',
    ]);
    const { text } = simulationMail(TYPED);
    expect(text).toContain('Valor de la propiedad: $100.000.000 (UF 2.446,1624)');
    expect(text).toContain('Ahorro: $20.000.000 (UF 489,2325)');
  });

  it('are said in UF where they were typed in UF, and where nobody kept how', () => {
    const inUf = ['UF 2.500 ($102.200.900)', 'UF 2.000 ($81.760.720)', 'UF 500 ($20.440.180)'];
    expect(amountsOf(IN_UF).map((line) => line.replace(/^.*?: /, ''))).toEqual(inUf);
    expect(simulationMail(IN_UF).text).toContain('Monto del crédito: UF 2.000 ($81.760.720)');
  });
});
