import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parseScenario } from './grammar.ts';
import { ScenarioRegistry } from './scenario-registry.ts';
import { EFFECTS, UnknownScenario } from './scenario.ts';

/** Returns the scenarios in the first column of the tables of effects and compositions. */
function documented(): string[] {
  const mocks = readFileSync(new URL('../../../docs/mocks.md', import.meta.url), 'utf8');
  return mocks.split('\n\n').flatMap((part) => {
    if (!/^\| (?:effect|composition) /.test(part)) return [];
    const cells = [...part.matchAll(/^\| (`[^|]*)/gm)].map(([, cell = '']) => cell);
    return cells.flatMap((cell) => [...cell.matchAll(/`(\w[^`]*)`/g)].map(([, text = '']) => text));
  });
}

const onlyEffect = (text: string): unknown => {
  const part = parseScenario(text).steps[0]?.[0];
  return [part?.effect, part?.argument];
};
const refusal = (text: string): string => {
  try {
    parseScenario(text);
  } catch (error) {
    if (error instanceof UnknownScenario) return error.message;
  }
  throw new Error(`${text} was understood`);
};

const IDS = ['paridad', 'calc_dividendo'];

describe('an effect', () => {
  it.each([
    ['ok', 'ok', ''],
    ['half:reset', 'half', 'reset'],
    [' slow : 600000 ', 'slow', '600000'],
    ['status:503', 'status', '503'],
    ['401', '401', ''],
    ['garbage:nan', 'garbage', 'nan'],
    ['errors', 'errors', ''],
    ['errors:502', 'errors', '502'],
    ['uf:39485.65', 'uf', '39485.65'],
    ['set:a:{"b":[1,2]}', 'set', 'a:{"b":[1,2]}'],
    ['bias:*.Tasa*1.5', 'bias', '*.Tasa*1.5'],
  ])('%s is understood', (text, effect, argument) => {
    expect(onlyEffect(text)).toEqual([effect, argument]);
  });

  it.each(['', 'dwon', 'toString', '402', 'sequence'])('%j is refused as unknown', (text) => {
    expect(refusal(text)).toBe(`El escenario «${text}» no existe.`);
  });

  it.each([
    ['slow', 'slow:<ms>'],
    ['slow:-1', 'slow:<ms>'],
    ['slow:1e9', 'slow:<ms>'],
    ['slow:600001', 'slow:<ms>'],
    ['status:99', 'status:<200-599>'],
    ['status:600', 'status:<200-599>'],
    ['garbage:maybe', 'garbage[:types|:nan|:truncated]'],
    ['down:1', 'down'],
    ['half:closed', 'half[:silence|:reset]'],
    ['uf:x', 'uf:<pesos>'],
    ['drop:$', 'drop:<ruta>'],
    ['drop:salida..x', 'drop:<ruta>'],
    ['set:Cuotas:no', 'set:<ruta>:<json>'],
    ['set:Cuotas', 'set:<ruta>:<json>'],
    ['bias:SegInc', 'bias:<ruta>(+|-|*)<número>'],
    ['bias:SegInc+x', 'bias:<ruta>(+|-|*)<número>'],
  ])('%s is refused with what is expected', (text, expected) => {
    expect(refusal(text)).toContain(`El escenario «${text}» no se entiende: se espera `);
    expect(refusal(text)).toContain(expected);
  });

  it.each(documented())('the documented example %s is understood', (example) =>
    expect(parseScenario(example).steps[0]?.length).toBeGreaterThan(0),
  );

  it('has each effect in its documentation', () => {
    expect(new Set(documented().flatMap((text) => text.match(/^\w+/) ?? []))).toEqual(
      new Set([...EFFECTS.keys(), 'sequence']),
    );
  });
});

describe('a composition', () => {
  it('has several effects together, each with its own chance', () => {
    const [step] = parseScenario('slow:200@1/2 & set:nota:"a&b,@1/2" & bias:SegInc+0.0002@1/500').steps;
    expect(step?.map(({ effect, chance }) => [effect, chance])).toEqual([
      ['slow', { count: 1, of: 2 }],
      ['set', undefined],
      ['bias', { count: 1, of: 500 }],
    ]);
  });

  it.each(['0/1', '2/1', '1/0', '1', 'every(3)', '1/1000000'])('has no chance of %s', (chance) => {
    expect(refusal(`down@${chance}`)).toContain('se espera @k/n');
  });

  it.each([
    ['1/5', [4, 9]],
    ['2/5', [2, 4, 7, 9]],
    ['5/5', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])(
    'with a chance of %s affects as many of each five requests, always the same ones',
    (chance, affected) => {
      const registry = new ScenarioRegistry(IDS);
      registry.share({ paridad: `down@${chance}` });
      const request = new Request('http://core.mock/');
      const chosen = Array.from({ length: 10 }, () => registry.choose('paridad', request).parts.length > 0);
      expect([...chosen.keys()].filter((index) => chosen[index])).toEqual(affected);
    },
  );

  it('is a sequence, once or again and again', () => {
    const once = parseScenario('sequence:[status:503,slow:2&uf:5,ok]');
    expect([once.steps.length, once.repeats]).toEqual([3, false]);
    expect(parseScenario('sequence:[down,ok]*').repeats).toBe(true);
  });

  it.each([
    ['status:503&down', /«status:503» y «down» no pueden ir juntos/],
    ['ok&401', /no pueden ir juntos/],
    ['down@2/1', /«@2\/1» no se entiende/],
    ['down@0/5', /«@0\/5»/],
    ['down@', /«@»/],
    ['down@1/2@1/3', /«@1\/2@1\/3»/],
    ['down&', /El escenario «» no existe/],
    ['sequence:[]', /se espera sequence:\[/],
    ['sequence:[down', /se espera sequence:\[/],
    ['sequence:down', /se espera sequence:\[/],
    ['sequence:[down,,ok]', /El escenario «» no existe/],
    ['sequence:[sequence:[down],ok]', /El escenario «sequence:\[down\]» no existe/],
    [`set:a:"${'x'.repeat(2000)}"`, /más de 2000 caracteres/],
  ])('%s is refused', (text, message) => expect(refusal(text)).toMatch(message));

  it('may have answers that exclude each other where each isAffected by chance', () => {
    expect(parseScenario('status:503@1/10&down@1/10').steps[0]).toHaveLength(2);
  });
});

describe('scenarios by operation', () => {
  it.each([null, [], 'down', { paridad: 1 }])('refuse %j as a map', (texts) => {
    expect(() => new ScenarioRegistry(IDS).share(texts)).toThrow(UnknownScenario);
  });

  it('prefer the request’s own, then the named operation, then the star', () => {
    const registry = new ScenarioRegistry(IDS);
    registry.share({ '*': 'down', calc_dividendo: 'status:500' });
    const textFor = (id: string, headers = {}) =>
      registry.choose(id, new Request('http://core.mock/', { headers })).text;
    expect(textFor('calc_dividendo')).toBe('status:500');
    expect(textFor('paridad')).toBe('down');
    expect(textFor('calc_dividendo', { 'X-Mock-Scenario': 'ok' })).toBe('ok');
  });
});
