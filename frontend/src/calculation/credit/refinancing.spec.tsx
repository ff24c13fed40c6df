import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Audience } from '#shared/context/audience.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { SCHEDULE_PROPS } from '../../testing/schedule.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { ExchangeAnswer, SavingFigure } from './refinancing.tsx';

const REFINANCIAMIENTO = '/api/simulador/refinanciamiento';
const CHANGE = {
  ...{ month: 43, present_rate: 4.56, commission_uf: 10.8934 },
  ...{ costs_uf: 29.14, dividend: 10.5489 },
};
const PRESENT = { payment: { currency: 'UF', amount: 11.1876 }, months: '276' } as const;

function show(change: object = {}, present: object = {}, audience: Audience = 'visitor') {
  const bff = fakeBff({ [REFINANCIAMIENTO]: () => ({ ...CHANGE, ...change }) });
  const answer = (months = {}) => (
    <>
      <SavingFigure
        present={{ ...PRESENT, ...present, ...months }}
        figures={SCHEDULE_PROPS}
        draw={(label, value) => `${label}: ${value}. `}
      />
      <ExchangeAnswer present={{ ...PRESENT, ...present, ...months }} figures={SCHEDULE_PROPS} />
    </>
  );
  const { rerender } = renderWithQueries(answer(), audience);
  return { bff, change: (months: string) => rerender(answer({ months })) };
}

describe('a credit in place of the present one', () => {
  it('says from when it pays, what is saved a month, and what the change costs', async () => {
    const { bff } = show();
    expect(
      await screen.findByText(
        'Te conviene si te quedas con él más de 3 años y 7 meses: ahí se recupera lo que cuesta.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        /Cambiarse cuesta \$1\.191\.254 de gastos operacionales y \$445\.326 de comisión de prepago\./,
      ),
    ).toBeVisible();
    expect(document.body).toHaveTextContent('Ahorras al mes: $26.110.');
    expect(bff.callsTo(REFINANCIAMIENTO)).toHaveLength(1);
    expect(bff.callsTo(REFINANCIAMIENTO)[0]?.body).toEqual({
      calculation: SCHEDULE_PROPS.request,
      present: { balance_uf: 2000, payment_uf: 11.1876, months_left: 276 },
    });
  });

  it('is dimmed and busy until the answer about another one is here', async () => {
    const { change } = show();
    await screen.findByText(/^Te conviene/);
    const answer = screen.getByRole('status');
    expect(answer).not.toHaveAttribute('aria-busy');
    change('200');
    await waitFor(() => expect(answer).toHaveAttribute('aria-busy', 'true'));
    expect(document.body).toHaveTextContent('Ahorras al mes: ….');
    await waitFor(() => expect(answer).not.toHaveAttribute('aria-busy'));
    expect(document.body).toHaveTextContent('Ahorras al mes: $26.110.');
  });

  it('may never pay, also with a higher dividend', async () => {
    show({ month: null, dividend: 12.1876 });
    expect(await screen.findByText('No te conviene: cuesta más de lo que se ahorra.')).toBeVisible();
    expect(document.body).toHaveTextContent('Pagarías más al mes: $40.880.');
  });

  it.each([
    ['visitor', 11.1876],
    ['visitor', 11.18761],
    ['staff', 11.18764],
  ] as const)('may have the dividend of the new one (%s, UF %s)', async (audience, dividend) => {
    show({ dividend }, {}, audience);
    await screen.findAllByRole('status');
    await waitFor(() => expect(document.body).toHaveTextContent('Dividendo: El mismo.'));
  });

  it('is a saving from the least shown amount on', async () => {
    show({ dividend: 11.1875 }, {}, 'staff');
    await waitFor(() => expect(document.body).toHaveTextContent('Ahorra al mes: UF 0,0001.'));
  });

  it('has no month where the law sets no maximum for the commission', async () => {
    show({ month: null, commission_uf: null });
    expect(await screen.findByText(/^No se puede decir desde cuándo conviene/)).toBeVisible();
    expect(screen.queryByText(/Cambiarse cuesta/)).toBeNull();
  });

  it('is in UF for staff, and calls nobody tú', async () => {
    show({}, {}, 'staff');
    expect(await screen.findByText(/^Conviene si se queda con él más de 3 años y 7 meses/)).toBeVisible();
    expect(document.body).toHaveTextContent('Ahorra al mes: UF 0,6387.');
  });

  it.each([
    { months: '' },
    { months: '0' },
    { months: '481' },
    { payment: { currency: 'UF', amount: null } },
  ])('asks nothing about an incomplete one (%j)', (present) => {
    const { bff } = show({}, present);
    expect(document.body).toHaveTextContent(/^$/);
    expect(bff.callsTo(REFINANCIAMIENTO)).toEqual([]);
  });
});
