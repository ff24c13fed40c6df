import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type ReactElement } from 'react';
import { type Audience } from '#shared/context/audience.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { SCHEDULE_PROPS, scheduleOf } from '../../testing/schedule.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { OtherOffer } from './other-offer.tsx';

const PAYMENT = 'Su dividendo, con seguros';
const OFERTA = '/api/simulador/oferta';
const OFFER = {
  cae: 4.7,
  cae_with_costs: 5.4,
  total_uf: 3406.008,
  monthly_difference_clp: -12_000,
  total_difference_uf: -37.872,
  theirs: {
    payment_uf: 11.3534,
    payment_clp: 457_290,
    rate: null,
    cae: 4.7,
    cae_with_costs: 5.4,
    costs_uf: 114.952,
    total_with_costs_uf: 3520.96,
  },
  ours: {
    payment_uf: 11.4796,
    payment_clp: 469_290,
    rate: 4.5,
    cae: 4.82,
    cae_with_costs: 5.03,
    costs_uf: 42.02,
    total_with_costs_uf: 3485.9,
  },
};
const comparedRows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

async function open(card: ReactElement, answers: Answers, audience: Audience = 'visitor') {
  const bff = fakeBff({ '/api/simulador/cuadro': () => scheduleOf(25), ...answers });
  renderWithQueries(card, audience);
  return bff;
}
const answer = (name: string, text: string): void => fill(screen.getByRole('textbox', { name }), text);
const answerUf = async (name: string, amount: string) => {
  answer(name, `UF ${amount}`);
  await userEvent.tab();
};

describe('another bank’s offer', () => {
  it('has its dividend in pesos, and takes an amount that is none of its currency for the other’s', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    answer(PAYMENT, '550000');
    await userEvent.tab();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { payment_clp: 550_000 } }),
    );
    expect(await screen.findByRole('table')).toBeVisible();
    answer('Sus gastos operacionales', '1500000');
    await userEvent.tab();
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { costs_uf: 36.6924 } }),
    );
    // Dividends are smaller than other sums, and none is taken for the other currency's.
    answer(PAYMENT, '90000');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: PAYMENT })).toHaveValue('90.000');
    answer(PAYMENT, '14');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: PAYMENT })).toHaveValue('14');
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { payment_uf: 14 } }),
    );
  });

  it('is asked with its dividend, and answered with both differences', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    expect(bff.callsTo(OFERTA)).toEqual([]);
    await answerUf(PAYMENT, '11,2');
    expect(
      await screen.findByText(
        'La otra oferta cuesta menos: $12.000 menos al mes y $1,5 millones menos en total, sin gastos operacionales',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toEqual({
        calculation: SCHEDULE_PROPS.request,
        offer: { credit_uf: 2000, years: 25, payment_uf: 11.2, costs_uf: 0 },
      }),
    );
    expect(screen.getByText(/Falta saber sus gastos operacionales/)).toBeVisible();
    expect(comparedRows()).toEqual([
      ['', 'Lindero', 'Otro banco'],
      ['Dividendo', '$469.290', '$457.290 mejor'],
      ['CAE', '4,82 %', '4,70 % mejor'],
      ['Total sin gastos', '$140.787.054', '$139.238.833 mejor'],
    ]);
  });

  it('with costs is dearer in total although its dividend is lower', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    await answerUf(PAYMENT, '11,3534');
    answer('Sus gastos operacionales', '114,952');
    expect(
      await screen.findByText(
        'La otra oferta baja el dividendo en $12.000, pero en total cuesta $1,4 millones más',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Los gastos operacionales pesan más que la diferencia de 25 años de dividendos.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { costs_uf: 114.952 } }),
    );
    expect(comparedRows().slice(2)).toEqual([
      ['Gastos operacionales', '$1.717.793 mejor', '$4.699.279'],
      ['CAE con gastos', '5,03 % mejor', '5,40 %'],
      ['Total con gastos', '$142.504.847 mejor', '$143.938.112'],
    ]);
  });

  it.each([
    ['Años', '20', 'plazo'],
    ['Crédito de la oferta', '2001', 'monto'],
  ])('for another %s claims no total', async (field, answered, other) => {
    await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    await answerUf(PAYMENT, '11,2');
    answer(field, answered);
    expect(
      await screen.findByText(
        `La otra oferta es por otro ${other}: se puede comparar el dividendo y el CAE, no el total`,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/(más|menos) en total|^Total/)).toBeNull();
  });

  it('gets our insurance where its dividend has none, and says so', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER }, 'staff');
    await userEvent.click(screen.getByRole('radio', { name: 'Sin seguros' }));
    await answerUf('Su dividendo, sin seguros', '11');
    expect(await screen.findByText(/le sumamos los seguros de esta simulación: UF 0,2500/)).toBeVisible();
    expect(screen.getByText(/ y UF 37,8720 menos en total/)).toBeVisible();
    expect(screen.getByText('UF 3.443,8800')).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({
        offer: { payment_uf: 11.25, insurance_uf: 0.25 },
      }),
    );
  });

  it('shows why an offer is refused', async () => {
    const detail = 'Con este pago el crédito no se termina de pagar.';
    await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => refusal(400, { detail }) });
    await answerUf(PAYMENT, '1');
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

it('another bank’s offer is for the calculated credit and term, also when those change', async () => {
  const bff = fakeBff({ '/api/simulador/cuadro': () => scheduleOf(25), [OFERTA]: () => refusal(503, {}) });
  const shown = (request: { montocredito?: number; plazototal?: number } = {}) => (
    <OtherOffer {...SCHEDULE_PROPS} request={{ ...SCHEDULE_PROPS.request, ...request }} />
  );
  const { rerender } = renderWithQueries(shown());
  fill(screen.getByRole('textbox', { name: PAYMENT }), '550000');
  rerender(shown({ montocredito: 2400, plazototal: 20 }));
  await waitFor(() =>
    expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({
      offer: { credit_uf: 2400, years: 20, payment_clp: 550_000 },
    }),
  );
});
