/** Steps that the summary reports to analytics. See docs/rules.md R160, R162. */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { askButton, openSummary, success } from '../../testing/simulator/open-summary.ts';

const measuredPages = () =>
  (window.dataLayer ?? []).map((entry) => {
    const { page, label } = entry as { page?: string; label?: string };
    return page?.split('/').at(-1) ?? label;
  });

describe('the summary', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('reports each step once, the success page with the keyed hash, and nothing personal', async () => {
    await openSummary();
    await userEvent.click(askButton());
    await success();
    expect(measuredPages()).toEqual([
      'simulacion-paso3-2',
      'simulacion-paso4',
      'Deseo ser contactado',
      'comprobante',
    ]);
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'page_view',
      page: '/hipotecario-asicom/comprobante',
      flow_type: 'web',
      state: 'Usada',
      location: 'Ñuñoa, Metropolitana de Santiago',
      amount: 2000,
      interest_rate: 4.5,
      user_id: 'a1b2',
    });
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Camila|12\.?345\.?678|correo\.cl|912345678/);
  });
});
