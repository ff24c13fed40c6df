import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type ReactElement } from 'react';
import { type Audience } from '#shared/context/audience.tsx';
import { type ScheduleProps } from '../figures/shown.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { SCHEDULE_PROPS, scheduleOf } from '../../testing/schedule.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { OtherOffer } from './other-offer.tsx';
import { Refinancing } from './refinancing.tsx';

const OFERTA = '/api/simulador/oferta';
const REFINANCIAMIENTO = '/api/simulador/refinanciamiento';
const OFFER = {
  cae: 4.7,
  cae_with_costs: 5.4,
  total_uf: 3406.008,
  monthly_difference_clp: -12_000,
  total_difference_uf: -37.872,
  total_with_costs_difference_uf: 35.06,
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
const CHANGE = {
  month: 43,
  present_rate: 4.56,
  commission_uf: 10.8934,
  commission_balance_max_uf: 5000,
  costs_uf: 29.14,
  dividend: 10.5489,
};
const REFINANCING: ScheduleProps = { ...SCHEDULE_PROPS, request: { ...SCHEDULE_PROPS.request, destino: 72 } };
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
  it('has its dividend in pesos, and asks about an amount that is none of its currency', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    answer('Dividendo de la oferta', '550000');
    await userEvent.tab();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { payment_clp: 550_000 } }),
    );
    expect(screen.queryByText(/^¿Son/)).toBeNull();
    expect(await screen.findByRole('table')).toBeVisible();
    answer('Sus gastos operacionales (opcional)', '1500000');
    await userEvent.tab();
    expect(screen.getByText('¿Son pesos?')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Usar \$1\.500\.000/ }));
    expect(screen.queryByText('¿Son pesos?')).toBeNull();
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { costs_uf: 36.6924 } }),
    );
    // Dividends are smaller than other sums, and none is taken for the other currency's.
    answer('Dividendo de la oferta', '90000');
    await userEvent.tab();
    expect(screen.queryByText(/^¿Son/)).toBeNull();
    answer('Dividendo de la oferta', '14');
    await userEvent.tab();
    const calls = bff.callsTo(OFERTA).length;
    expect(screen.getByText('¿Son UF?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Usar UF 14/ }));
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { payment_uf: 14 } }),
    );
    expect(bff.callsTo(OFERTA)).toHaveLength(calls + 1);
  });

  it('is asked with its dividend, and answered with both differences', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    expect(bff.callsTo(OFERTA)).toEqual([]);
    await answerUf('Dividendo de la oferta', '11,2');
    expect(
      await screen.findByText(
        'La otra oferta cuesta menos: $12.000 menos al mes y $1,5 millones menos en total, sin gastos de operación',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toEqual({
        calculation: SCHEDULE_PROPS.request,
        offer: { credit_uf: 2000, years: 25, payment_uf: 11.2, costs_uf: 0 },
      }),
    );
    expect(screen.getByText(/Falta saber los gastos operacionales/)).toBeVisible();
    expect(comparedRows()).toEqual([
      ['', 'Lindero', 'Otro banco'],
      ['Dividendo con seguros', '$469.290UF 11,4796', '$457.290 mejorUF 11,3534'],
      ['Tasa anual', '4,50 %', 'No se sabe'],
      ['CAE', '4,82 %', '4,70 % mejor'],
      ['Gastos de operación', '$1.717.793UF 42,0200', 'No se sabe'],
      ['CAE con gastos', '5,03 %', 'No se sabe'],
      ['Total sin gastos', '$140.787.054UF 3.443,8800', '$139.238.833 mejorUF 3.406,0080'],
    ]);
  });

  it('with costs is dearer in total although its dividend is lower', async () => {
    const bff = await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    await answerUf('Dividendo de la oferta', '11,3534');
    answer('Sus gastos operacionales (opcional)', '114,952');
    expect(
      await screen.findByText(
        'La otra oferta baja el dividendo en $12.000, pero en total cuesta $1,4 millones más',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Los gastos de operación pesan más que la diferencia de 25 años de dividendos.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({ offer: { costs_uf: 114.952 } }),
    );
    expect(comparedRows().slice(4)).toEqual([
      ['Gastos de operación', '$1.717.793 mejorUF 42,0200', '$4.699.279UF 114,9520'],
      ['CAE con gastos', '5,03 % mejor', '5,40 %'],
      ['Total con gastos', '$142.504.847 mejorUF 3.485,9000', '$143.938.112UF 3.520,9600'],
    ]);
  });

  it.each([
    ['Años', '20', 'plazo'],
    ['Crédito de la oferta', '2001', 'monto'],
  ])('for another %s claims no total', async (field, answered, other) => {
    await open(<OtherOffer {...SCHEDULE_PROPS} />, { [OFERTA]: () => OFFER });
    await answerUf('Dividendo de la oferta', '11,2');
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
    await answerUf('Dividendo de la oferta', '11');
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
    await answerUf('Dividendo de la oferta', '1');
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('refinancing', () => {
  const answerAll = () => {
    answer('Saldo del crédito actual', '1910,1262');
    answer('Dividendo actual sin seguros', '11,1876');
    answer('Cuotas que faltan', '276');
  };

  it('names the month from which it pays', async () => {
    const bff = await open(<Refinancing {...REFINANCING} />, { [REFINANCIAMIENTO]: () => CHANGE });
    answerAll();
    expect(
      await screen.findByText('El cambio se paga desde el mes 43, a 3 años y 7 meses de empezar'),
    ).toBeVisible();
    await waitFor(() =>
      expect(bff.callsTo(REFINANCIAMIENTO).at(-1)?.body).toEqual({
        calculation: REFINANCING.request,
        present: { balance_uf: 1910.1262, payment_uf: 11.1876, months_left: 276 },
      }),
    );
    expect(screen.getByText('UF 10,8934')).toBeVisible();
    expect(
      screen.getByText(/el saldo, de UF 1\.910,1262: la diferencia se recibe el primer día/),
    ).toBeVisible();
  });

  it('claims no month if the law sets no maximum for the commission', async () => {
    await open(<Refinancing {...REFINANCING} />, {
      [REFINANCIAMIENTO]: () => ({ ...CHANGE, month: null, commission_uf: null }),
    });
    answerAll();
    expect(await screen.findByText(/^No se puede decir desde qué mes conviene/)).toBeVisible();
    expect(screen.getByText('Se acuerda con el banco')).toBeVisible();
    expect(screen.getByText(/^Sobre UF 5\.000 la ley no fija un máximo/)).toBeVisible();
    expect(screen.queryByText(/se paga nunca/)).toBeNull();
  });

  it('may never pay', async () => {
    await open(<Refinancing {...REFINANCING} />, {
      [REFINANCIAMIENTO]: () => ({ ...CHANGE, month: null }),
    });
    answerAll();
    expect(await screen.findByText(/^El cambio no se paga nunca/)).toBeVisible();
  });

  it('takes no more instalments than the longest credit has', async () => {
    const bff = await open(<Refinancing {...REFINANCING} />, { [REFINANCIAMIENTO]: () => CHANGE });
    answer('Saldo del crédito actual', '1000');
    answer('Dividendo actual sin seguros', '10');
    answer('Cuotas que faltan', '481');
    expect(screen.getByText('Debe estar entre 1 y 480')).toBeVisible();
    answer('Cuotas que faltan', '480');
    expect(await screen.findByText(/^El cambio se paga/)).toBeVisible();
    expect(bff.callsTo(REFINANCIAMIENTO)).toHaveLength(1);
  });
});

it('another bank’s offer is for the calculated credit and term, also when those change', async () => {
  const bff = fakeBff({ '/api/simulador/cuadro': () => scheduleOf(25), [OFERTA]: () => refusal(503, {}) });
  const shown = (request: { montocredito?: number; plazototal?: number } = {}) => (
    <OtherOffer {...SCHEDULE_PROPS} request={{ ...SCHEDULE_PROPS.request, ...request }} />
  );
  const { rerender } = renderWithQueries(shown());
  fill(screen.getByRole('textbox', { name: 'Dividendo de la oferta' }), '550000');
  rerender(shown({ montocredito: 2400, plazototal: 20 }));
  await waitFor(() =>
    expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({
      offer: { credit_uf: 2400, years: 20, payment_clp: 550_000 },
    }),
  );
});
