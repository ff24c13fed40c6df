/** The link of a saved simulation, whose rate is quoted. See docs/rules.md R1031. */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { reopenEntry } from '#shared/simulation/professional-entry.ts';
import { fill } from '../../testing/fill.ts';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { askedIn, CALCULO, calculo, type Call, fakeBff, refusal } from '../../testing/simulator/fake-bff.ts';
import { COMPANY_LISTS, renderProfessional } from '../../testing/simulator/render-professional.tsx';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { shareFragment } from '../state/shared-figures.ts';

const COTIZACION = '/api/simulador/cotizacion';
const QUOTE = { number: 1, token: 'q'.repeat(43) };
const LINK = `/simulador${shareFragment({ project: PROJECT, credit: CREDIT, asked: {}, hasCodebtor: false, quote: QUOTE })}`;
const QUOTED = {
  ...{ number: 1, rate: 4.36, until: '2026-12-13', is_valid: true, estate_worth: 2500, uf_value: 40880.36 },
  credit: { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 },
};
const KEEPS = /Tu simulación N\.º 1 mantiene 4,36 % hasta el 13-12-2026; hoy sería 4,86 %\./;

/** Answers at the asked rate, else the suggested one. */
const suggesting = (suggested: number) => (call: Call) => {
  const { tasasimulacion = suggested } = askedIn(call).calculation;
  return calculo(call, { rate: { rate: tasasimulacion, suggested, tmc: 6.6 } });
};

const openLink = async (answer: unknown, suggestedPct = 4.86) => {
  const bff = fakeBff({ [COTIZACION]: () => answer, [CALCULO]: suggesting(suggestedPct) });
  await act(async () => void renderSimulator(LINK));
  await screen.findByRole('region', { name: 'Tu crédito' });
  const rates = () => bff.callsTo(CALCULO).map((call) => askedIn(call).calculation.tasasimulacion);
  return { bff, rates };
};

describe('the link of a saved simulation', () => {
  it('shows the quoted rate first, and says both', async () => {
    const { bff, rates } = await openLink(QUOTED);
    expect(await screen.findByText(KEEPS)).toBeVisible();
    expect(bff.callsTo(COTIZACION)[0]?.body).toEqual(QUOTE);
    await waitFor(() => expect(rates()).toEqual([4.36]));
  });

  it('has the rate of the day for another credit, and says so', async () => {
    const { rates } = await openLink(QUOTED);
    await screen.findByText(KEEPS);
    fill(screen.getByRole('textbox', { name: 'Valor de la propiedad' }), '2600');
    expect(
      await screen.findByText(/mantiene 4,36 % hasta el 13-12-2026 para su crédito; para este es 4,86 %\./),
    ).toBeVisible();
    await waitFor(() => expect(rates()).not.toHaveLength(0));
    expect(rates().at(-1)).toBeUndefined();
  });

  it('has the rate of the day after the last one, and says so', async () => {
    const { rates } = await openLink({ ...QUOTED, is_valid: false });
    expect(await screen.findByText(/mantuvo 4,36 % hasta el 13-12-2026; hoy es 4,86 %\./)).toBeVisible();
    await waitFor(() => expect(rates()).not.toHaveLength(0));
    expect(rates().at(-1)).toBeUndefined();
  });

  it('of a simulation that is not there any more has the rate of the day', async () => {
    const { rates } = await openLink(refusal(404, { detail: 'No encontramos esta simulación.' }));
    await waitFor(() => expect(rates()).not.toHaveLength(0));
    expect(rates().at(-1)).toBeUndefined();
  });
});

it('a simulation that staff reopen is calculated and saved at its quoted rate', async () => {
  const read = { ...OPENED_READ, custom_rate: false, quote: { until: '2026-12-13', token: QUOTE.token } };
  const credit = { amount: 1800, period: 20, loan_use: 1, product: 4, real_estate_type: 2 };
  const bff = fakeBff({
    ...COMPANY_LISTS,
    [`/simulations/api/simulation/${read.uuid}`]: () => read,
    [COTIZACION]: () => ({ ...QUOTED, rate: 4.1, credit }),
    [CALCULO]: suggesting(4.86),
  });
  renderProfessional(reopenEntry(read.uuid));
  expect(await screen.findByText(/La simulación N\.º 1 mantiene 4,10 %/)).toBeVisible();
  expect(bff.callsTo(COTIZACION)[0]?.body).toEqual({ number: read.id, token: QUOTE.token });
  await waitFor(() => expect(document.getElementsByName('input_rate')[0]).toHaveValue('4,10'));
  expect(screen.getByText(/Tasa cotizada\. Sugerida: 4,86 %/)).toBeVisible();
});
