import { describe, expect, it } from '@jest/globals';
import { ALL_WINDOW, DEFAULT_WINDOW, type ChosenWindow } from './chosen-window.ts';
import { filtersOfView } from './list-views.ts';

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
