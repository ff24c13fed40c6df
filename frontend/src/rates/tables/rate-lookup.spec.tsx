import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASE, open, shown } from '../../testing/rate-tables.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('what would be suggested', () => {
  it('is what a simulation is offered, or why there is nothing to offer', async () => {
    const detail = 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.';
    const bff = await open({
      [`${BASE}/Tarifa`]: ({ body }) => {
        if (body['loan_use'] === 72) return new Promise(() => undefined);
        return body['period'] === 18 ? refusal(404, { detail }) : { rate: 4.55 };
      },
    });
    expect(bff.callsTo(`${BASE}/Tarifa`)).toEqual([]);
    await userEvent.click(screen.getByText('¿Qué tasa se sugeriría?'));
    expect(await screen.findByText('4,55 %', { selector: 'b' })).toBeVisible();
    const years = screen.getByLabelText('Plazo, años');
    await userEvent.clear(years);
    await userEvent.paste('18');
    expect(await screen.findByText(detail)).toBeVisible();
    // An empty field sends no request.
    expect(bff.callsTo(`${BASE}/Tarifa`).map(({ body }) => body)).toEqual(
      [20, 18].map((period) => ({
        ...{ product: 8, loan_use: 1, real_estate_type: 1, period, amount: 2000 },
      })),
    );
    await userEvent.selectOptions(screen.getByLabelText('Destino', { selector: '[name^=probe]' }), '72');
    expect(screen.getByText('Tasa sugerida').closest('[aria-busy=true]')).not.toBeNull();
  });

  it('sees an earlier day, with each rate that was in force on it', async () => {
    const offers = [
      { from: '2026-11-10T03:00:00.000Z', rate: 4.5 },
      { from: '2026-11-10T15:30:00.000Z', rate: null },
    ];
    let isKnown = true;
    const path = '/api/simulador/tarifas/ofrecidas';
    const bff = await open({
      [`${BASE}/Tarifa`]: () => ({ rate: 4.55 }),
      [path]: ({ body }) =>
        String(body['day']) > '2026-11-10'
          ? refusal(400, { detail: 'Aún no ha llegado' })
          : { is_known: isKnown, offers: isKnown ? offers : [] },
    });
    await userEvent.click(screen.getByText('¿Qué tasa se sugeriría?'));
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2026-11-10' } });
    const suggested = (await screen.findByText('Tasa sugerida ese día')).closest('p') as HTMLElement;
    await waitFor(() => expect(shown(suggested)).toBe('Tasa sugerida ese día4,50 %Sin tasa desde las 12:30'));
    expect(bff.callsTo(path)[0]?.body).toMatchObject({ day: '2026-11-10', product: 8, period: 20 });
    isKnown = false;
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2026-11-09' } });
    expect(
      await screen.findByText(
        'Las tarifas llegan del sistema central del banco: no se sabe cuáles regían ese día.',
      ),
    ).toBeVisible();
    // The rate in force now is not that of a day to come.
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2099-11-10' } });
    expect(await screen.findByText('Aún no ha llegado')).toBeVisible();
  });
});
