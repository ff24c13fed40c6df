import { describe, expect, it } from '@jest/globals';
import { UnknownScenario } from './scenario.ts';
import { checkScenarios, parseScenarioHeader, scenarioTextFor } from './scenario-map.ts';

const IDS = ['paridad', 'calc_dividendo'];

describe('scenarios by operation', () => {
  it('are read from a header, with and without targets', () => {
    expect(parseScenarioHeader('slow:1500', IDS)).toEqual({ '*': 'slow:1500' });
    expect(parseScenarioHeader('paridad=garbage, calc_dividendo=slow:normal(1,2)', IDS)).toEqual({
      paridad: 'garbage',
      calc_dividendo: 'slow:normal(1,2)',
    });
    expect(parseScenarioHeader('extra:nota:"a=b,c",paridad=sequence:[down,ok]', IDS)).toEqual({
      '*': 'extra:nota:"a=b,c"',
      paridad: 'sequence:[down,ok]',
    });
  });

  it.each(['paridadd=down', 'paridad=dwon', '', 'paridad=down,paridad=ok', 'down,ok'])(
    'refuse %j',
    (header) => {
      expect(() => parseScenarioHeader(header, IDS)).toThrow(UnknownScenario);
    },
  );

  it.each([null, [], 'down', { paridad: 1 }])('refuse %j as a map', (texts) => {
    expect(() => checkScenarios(texts, IDS)).toThrow(UnknownScenario);
  });

  it('prefer the named operation, then the star, then the next map', () => {
    const own = { paridad: 'ok' };
    const shared = { '*': 'down', calc_dividendo: 'status:500' };
    expect(scenarioTextFor('paridad', [own, shared])).toBe('ok');
    expect(scenarioTextFor('calc_dividendo', [own, shared])).toBe('status:500');
    expect(scenarioTextFor('tmc', [own, shared])).toBe('down');
    expect(scenarioTextFor('tmc', [own])).toBeUndefined();
  });
});
