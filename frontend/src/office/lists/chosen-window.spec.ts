import { describe, expect, it } from '@jest/globals';
import {
  countedBack,
  DEFAULT_WINDOW,
  describeWindow,
  putWindow,
  rangeProblem,
  windowIn,
  type ChosenWindow,
} from './chosen-window.ts';

const TODAY = '2026-11-20';
const OCTOBER = { kind: 'range', from: '2026-10-01', to: '2026-10-31' } as const;

describe('a range of days', () => {
  it.each([
    ['2026-11-20', '2026-11-20', null],
    ['2026-08-22', '2026-11-20', null],
    ['2026-08-21', '2026-11-20', 'from'],
    ['2026-11-02', '2026-11-01', 'from'],
    ['2026-11-20', '2026-11-21', 'to'],
    ['2016-11-22', '2016-12-01', null],
    ['2016-11-21', '2016-12-01', 'from'],
  ] as const)('from %s to %s is wrong at %s', (from, to, day) => {
    expect(rangeProblem({ from, to }, TODAY)?.day ?? null).toBe(day);
  });
});

describe('the window of an address', () => {
  const read = (address: string) => windowIn(new URLSearchParams(address), TODAY);

  it.each<ChosenWindow>([
    { kind: 'period', days: 1 },
    { kind: 'period', days: 31 },
    { kind: 'period', days: 91 },
    { kind: 'period', days: 3650 },
    OCTOBER,
  ])('comes back as it was put there: %j', (chosen) => {
    const address = new URLSearchParams('page=3');
    putWindow(address, chosen);
    expect(read(address.toString())).toEqual(chosen);
    expect(address.get('page')).toBe('3');
  });

  it.each([
    '',
    'days=7',
    'days=x',
    'from=2026-10-01',
    'from=2026-10-01&to=2026-13-01',
    'from=2026-01-01&to=2026-10-01',
    'from=2026-11-01&to=2026-11-21',
    'from=2010-01-01&to=2010-02-01',
  ])('is the usual one where none could be chosen: %j', (address) => {
    expect(read(address)).toEqual(DEFAULT_WINDOW);
  });
});

describe('the server', () => {
  it.each([
    [{ kind: 'period', days: 91 }, { days: 91 }],
    [OCTOBER, { days: 50, endingDays: 20 }],
    [
      { kind: 'range', from: TODAY, to: TODAY },
      { days: 0, endingDays: 0 },
    ],
  ] as const)('requests %j as %j', (chosen, counted) => {
    expect(countedBack(chosen, TODAY)).toEqual(counted);
  });
});

describe('a person', () => {
  it.each<[ChosenWindow, string]>([
    [{ kind: 'period', days: 1 }, 'hoy'],
    [{ kind: 'period', days: 31 }, 'del 21-10-2026 al 20-11-2026'],
    [{ kind: 'period', days: 3650 }, 'en todas las fechas'],
    [OCTOBER, 'del 01-10-2026 al 31-10-2026'],
    [{ kind: 'range', from: '2026-10-01', to: '2026-10-01' }, 'el 01-10-2026'],
  ])('reads %j as %s', (chosen, text) => {
    expect(describeWindow(chosen, TODAY)).toBe(text);
  });
});
