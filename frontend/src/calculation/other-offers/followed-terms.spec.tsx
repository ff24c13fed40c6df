import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { scheduleOf } from '../../testing/schedule.ts';
import { fakeBff, refusal } from '../../testing/simulator/fake-bff.ts';
import { OtherOfferCard } from './other-offer-card.tsx';
import { fill } from '../../testing/fill.ts';

const OFERTA = '/api/simulador/oferta';
const REQUEST = {
  montocredito: 2000,
  valorpropiedad: 2500,
  plazototal: 25,
  tasasimulacion: 4.5,
  destino: 1,
} as const;

it('another bank’s offer is for the calculated credit and term, also when those change', async () => {
  const bff = fakeBff({ '/api/simulador/cuadro': () => scheduleOf(25), [OFERTA]: () => refusal(503, {}) });
  const shown = (request: typeof REQUEST | { montocredito: number; plazototal: number }) => (
    <OtherOfferCard request={{ ...REQUEST, ...request }} ufValueClp={40880.36} ufDate="2026-11-20" />
  );
  const { rerender } = renderWithQueries(shown(REQUEST));
  await userEvent.click(screen.getByRole('button', { name: /^Ver / }));
  fill(screen.getByRole('textbox', { name: 'Dividendo de la oferta' }), '550000');
  rerender(shown({ montocredito: 2400, plazototal: 20 }));
  await waitFor(() =>
    expect(bff.callsTo(OFERTA).at(-1)?.body).toMatchObject({
      offer: { credit_uf: 2400, years: 20, payment_clp: 550_000 },
    }),
  );
});
