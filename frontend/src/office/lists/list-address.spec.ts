import { describe, expect, it } from '@jest/globals';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import {
  panelNavigation,
  detailIn,
  filtersIn,
  detailLocation,
  isEntered,
  isOverList,
  listLocation,
  NO_FILTERS,
  storePageSize,
  type ListFilters,
  withDetail,
} from './list-address.ts';
import { ALL_WINDOW, DEFAULT_WINDOW, type ChosenWindow } from './chosen-window.ts';
import { filtersOfView } from './list-views.ts';

const TODAY = '2026-11-20';
const FILTERS: ListFilters = {
  window: { kind: 'range', from: '2026-10-01', to: '2026-10-31' },
  state: 3,
  resolution: 6,
  executive: 12,
  view: 'overdue',
  sort: 'next_contact',
  search: '12345678-5',
  page: 4,
  pageSize: 50,
};

describe('the address of the list', () => {
  it('gives back every filter, the text by the entry of the history alone', () => {
    const { to, state } = listLocation(FILTERS);
    expect(to.search).toBe(
      '?from=2026-10-01&to=2026-10-31&requestStatus=3&requestResolution=6&commercial=12&view=overdue&sort=next_contact&page=4',
    );
    expect(filtersIn(to.search, state, TODAY)).toEqual(FILTERS);
    expect(filtersIn(to.search, null, TODAY)).toEqual({ ...FILTERS, search: '' });
  });

  it('has no number of clients per page, which the browser keeps', () => {
    storePageSize('100');
    expect(filtersIn('?page_size=20', null, TODAY).pageSize).toBe(100);
    expect(listLocation({ pageSize: 100 }).to.search).toBe('');
    storePageSize('7');
    expect(filtersIn('', null, TODAY).pageSize).toBe(50);
    localStorage.clear();
  });

  it('has what nobody follows up', () => {
    const { to } = listLocation({ executive: UNASSIGNED });
    expect(to.search).toBe('?commercial=-1');
    expect(filtersIn(to.search, null, TODAY).executive).toBe(UNASSIGNED);
    expect(filtersIn('?requestStatus=-1&commercial=-2', null, TODAY)).toEqual(NO_FILTERS);
  });

  it.each(['refused_mail', 'stopped_send'])('still opens what failed by its former name %s', (view) => {
    expect(filtersIn(`?view=${view}`, null, TODAY)).toEqual({ ...NO_FILTERS, view: 'failed' });
    expect(filtersIn(`?view=${view}s`, null, TODAY)).toEqual(NO_FILTERS);
  });

  it('is bare without filters', () => {
    const place = listLocation({});
    expect(place).toEqual({ to: { pathname: '/listado', search: '' }, state: {} });
    expect(filtersIn(place.to.search, place.state, TODAY)).toEqual(NO_FILTERS);
  });

  it('holds a simulation over the list, and knows whether it was opened from there', () => {
    const { to, state } = detailLocation(FILTERS, 'abc');
    expect([detailIn(to.search), isOverList(state)]).toEqual(['abc', true]);
    expect(listLocation(FILTERS, 'abc').to).toEqual(to);
    expect(isOverList(listLocation(FILTERS, 'abc').state)).toBe(false);
    expect(filtersIn(to.search, state, TODAY)).toEqual(FILTERS);
    expect(withDetail(to.search, null)).toBe(listLocation(FILTERS).to.search);
    expect(withDetail('?detalle=abc', null)).toBe('');
    expect([detailIn(''), isOverList(null), isOverList({ search: 'x' })]).toEqual([null, false, false]);
  });

  it('names the simulation whose sheet is open; choosing another one replaces the history entry', () => {
    const list = { search: '?page=4', state: null };
    const opened = panelNavigation(FILTERS, 'abc', list, true);
    expect([opened.replace, isOverList(opened.state), isEntered(opened.state)]).toEqual([false, true, true]);
    const shown = { search: opened.to.search, state: opened.state };
    const next = panelNavigation(FILTERS, 'def', shown, false);
    expect([next.replace, isOverList(next.state), isEntered(next.state)]).toEqual([true, true, false]);
    // An address that was opened directly, as by a reload, has no list before it in the history.
    const first = { search: '?detalle=abc', state: {} };
    expect(isOverList(panelNavigation(FILTERS, 'def', first, false).state)).toBe(false);
  });

  it.each([
    '?page=0',
    '?page=-1&page_size=7',
    '?requestStatus=x&requestResolution=1.5&commercial=',
    '?page=99999999999',
    '?view=yours&sort=name',
  ])('that nobody could have chosen is as if it were not there: %s', (search) => {
    expect(filtersIn(search, null, TODAY)).toEqual(NO_FILTERS);
  });
});

const TODAY_ONLY: ChosenWindow = { kind: 'period', days: 1 };

describe('the way to a view', () => {
  it('of due contacts looks at all days, in the order of the contacts; the way back undoes that', () => {
    const present = { view: null, window: TODAY_ONLY, sort: 'amount' } as const;
    const overdue = filtersOfView('overdue', present);
    expect(overdue).toEqual({ view: 'overdue', window: ALL_WINDOW, sort: 'next_contact' });
    expect(filtersOfView('mine', overdue)).toEqual({ view: 'mine', window: DEFAULT_WINDOW, sort: 'newest' });
  });

  it('of others keeps days and order', () => {
    const present = { view: null, window: TODAY_ONLY, sort: 'amount' } as const;
    expect(filtersOfView('mine', present)).toEqual({ ...present, view: 'mine' });
    expect(filtersOfView(null, { ...present, view: 'mine' })).toEqual(present);
  });
});
