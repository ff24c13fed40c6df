import { describe, expect, it } from '@jest/globals';
import { NO_SEARCH, readSearchText } from './search-text.ts';

describe('the words of a searched text', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['   ', []],
    ['muñoz', ['%mun\u0303oz%']],
    ['  jose   soto ', ['%jose%', '%soto%']],
    ['jose jose', ['%jose%']],
    ['Soto, José', ['%Soto%', '%Jose\u0301%']],
    ['“soto” (ana)', ['%soto%', '%ana%']],
    ["jo'se", ['%jo%', '%se%']],
    ['"', ['%"%']],
    ['" (', ['%"%', '%(%']],
    ['50%', ['%50\\%%']],
    ['a_b', ['%a\\_b%']],
    ['\\', ['%\\\\%']],
    ['％', ['%\\%%']],
    ['12.345.678-K', ['%12345678-K%']],
    ['.670-k', ['%670-k%']],
    ['a.b', ['%a.b%']],
    ['\u200eJosé\u200f\u00a0So\u00adto', ['%Jose\u0301%', '%Soto%']],
    ['"Soto";', ['%Soto%']],
    ['12.345.x', ['%12.345.x%']],
  ])('%j: %j', (text, patterns) => {
    expect(readSearchText(text).patterns).toEqual(patterns);
  });

  it.each<[string, string[]]>([
    ['12 345 678 5', ['%123456785%']],
    ['12345678 5', ['%123456785%']],
    ['12.345.678 5', ['%123456785%']],
    ['soto 12 345 678 5 ana', ['%soto%', '%123456785%', '%ana%']],
    ['12 345 678 6', ['%12%', '%345%', '%678%', '%6%']],
    ['12 345 678', ['%12%', '%345%', '%678%']],
    ['12345678-5', ['%12345678-5%']],
    ['ana soto 12345678 5', ['%ana%', '%soto%', '%123456785%']],
  ])('join the groups of a RUT: %j', (text, patterns) => {
    expect(readSearchText(text).patterns).toEqual(patterns);
  });
});

describe('a number', () => {
  it.each<readonly [string, number | null, readonly string[]]>([
    ['42', 42, ['%42%']],
    ['1234567', 1_234_567, ['%1234567%']],
    ['12345678', null, ['%12345678%']],
    ['1.042', 1042, ['%1042%']],
    ['42 43', null, ['%42%', '%43%']],
    ['42 soto', null, ['%42%', '%soto%']],
    ['ID 42', 42, []],
    ['id: 42', 42, []],
    ['N.º 42', 42, []],
    ['n° 1.042', 1042, []],
    ['nro. 42', 42, []],
    ['Número 42', 42, []],
    ['Simulación #42', 42, []],
    ['simulacion n 42', 42, []],
    ['casa 42', null, ['%casa%', '%42%']],
    ['id casa 42', null, ['%id%', '%casa%', '%42%']],
    [' id 42 ', 42, []],
    ...['#42', 'ID42', 'nº42', 'N 42', 'num 42'].map((text) => [text, 42, []] as const),
    ['id 12345678', null, ['%id%', '%12345678%']],
    ['id 42 x', null, ['%id%', '%42%', '%x%']],
  ])('of a simulation is %j: %j', (text, simulationId, patterns) => {
    expect(readSearchText(text)).toMatchObject({ simulationId, patterns });
  });
});

describe('a RUT', () => {
  it.each<[string, string | null]>([
    ['12.345.678-5', '12345678-5'],
    ['RUT 12345678-5', '12345678-5'],
    ['"12345670k";', '12345670-k'],
    ['\u202a12.345.678\u20115\u202c', '12345678-5'],
    ['123456785', '12345678-5'],
    ['12345678', null],
    ['soto', null],
  ])('in %j is %j', (text, rut) => {
    expect(readSearchText(text).rut).toBe(rut);
  });
});

describe('a phone', () => {
  it.each<[string, string[]]>([
    ['955512345', ['%955512345%']],
    ['+56 9 5551 2345', ['%56%', '%9%', '%55512345%']],
    [' (9) 5551.2345 ', ['%9%', '%55512345%']],
    ['+56-9-5551-2345', ['%56955512345%']],
    ['9-5551-2345', ['%955512345%']],
    ['9555-1234', ['%95551234%']],
    ['\u2066+56\u00a09\u00a05551\u20112345\u2069;', ['%56%', '%9%', '%55512345%']],
    ['-', ['%-%']],
    ['+', ['%+%']],
  ])('in %j has no separators: %j', (text, patterns) => {
    expect(readSearchText(text).patterns).toEqual(patterns);
  });
});

describe('an e-mail', () => {
  it.each<[string, string[]]>([
    ['<ana@correo.example>;', ['%ana@correo.example%']],
    ['ana_s@', ['%ana\\_s@%']],
    ['\u200bana@correo.example\u200b', ['%ana@correo.example%']],
  ])('in %j is a word: %j', (text, patterns) => {
    expect(readSearchText(text).patterns).toEqual(patterns);
  });
});

it.each([
  ['5551', true],
  ['ana@', true],
  ['ana soto 12345678-5', true],
  ['555', false],
  ['@correo.example', false],
  ['na@', false],
  ['ana soto', false],
  ['ID 5551', false],
])('%j may be the contact of one person: %s', (text, isContact) => {
  expect(readSearchText(text).isContact).toBe(isContact);
});

it('no text searches for nothing', () => {
  expect(readSearchText('')).toEqual(NO_SEARCH);
});
