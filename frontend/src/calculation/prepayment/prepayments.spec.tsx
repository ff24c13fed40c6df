import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@simulador/contracts/generated/bff';
import { type Audience } from '#shared/context/audience.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { scheduleOf } from '../../testing/schedule.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { askedPrepayment } from './asked-prepayment.ts';
import { BLANK } from './prepayment-form.tsx';
import { Prepayments } from './prepayments.tsx';
import { fill } from '../../testing/fill.ts';

type Answer = components['schemas']['PrepagoAnswerDto'];

const CUADRO = '/api/simulador/cuadro';
const PREPAGO = '/api/simulador/prepago';
const PROPS: ScheduleProps = {
  request: { montocredito: 2000, valorpropiedad: 2500, plazototal: 8, tasasimulacion: 4.5, destino: 1 },
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
};

/** Returns an answer in which 96 instalments become 84; each prepayment is 100 UF. */
function prepaid(change: Partial<Answer> = {}): Answer {
  const { rows, by_year } = scheduleOf(7);
  return {
    instalments: 84,
    last_due: '2033-11-20',
    dividend: 9.75,
    dividend_after: 9.75,
    extra_uf: 100,
    commission_uf: 1.5,
    interest_before_uf: 500,
    interest_uf: 377.5,
    saved_interest_uf: 122.5,
    net_saving_uf: 121,
    insurance_saved_uf: 3,
    conditions: {
      months: 1.5,
      credit_max_uf: 5000,
      least_part_pct: 10,
      valid_from: '2026-11-01',
      source: 'Ley 18.010, artículo 10',
    },
    rows: rows.map((row) => ({ ...row, extra: row.k === 12 ? 100 : 0 })),
    by_year: by_year.map((year) => ({ ...year, extra: year.year === 1 ? 100 : 0 })),
    ...change,
  };
}

async function openCard(answer: Answers[string] = () => prepaid(), audience: Audience = 'visitor') {
  const bff = fakeBff({ [CUADRO]: () => scheduleOf(8), [PREPAGO]: answer });
  renderWithQueries(
    <ToastProvider>
      <Prepayments {...PROPS} />
    </ToastProvider>,
    audience,
  );
  return bff;
}

const amount = () => screen.getByRole('textbox', { name: 'Monto del abono' });
const month = () => screen.getByRole('textbox', { name: /cuota número/ });
const typeMonth = async (text: string) => {
  fill(month(), text);
};

describe('prepayments', () => {
  it('asks for nothing before an amount, then for the whole question', async () => {
    const bff = await openCard();
    expect(bff.callsTo(PREPAGO)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Cada año' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Bajar el dividendo' }));
    fill(amount(), '100');
    await waitFor(() =>
      expect(bff.callsTo(PREPAGO).at(-1)?.body).toEqual({
        calculation: PROPS.request,
        extra_uf: 100,
        month: 12,
        every: 'yearly',
        effect: 'payment',
      }),
    );
  });

  it('answers in the title of the chart, draws both balances, names date and source of its parameters, and says what was capped at the balance', async () => {
    await openCard();
    fill(amount(), '100');
    expect(await screen.findByText('Terminas 1 año antes y te ahorras $4.946.524')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Saldo desde UF 2.000,0000: sin abonos termina el 20-11-2034, con abonos el 20-11-2033',
    );
    const frame = screen.getByRole('region', { name: 'Tabla del cuadro con abonos' });
    expect(within(frame).getByRole('columnheader', { name: 'Abono' })).toBeVisible();
    expect(within(frame).getByRole('row', { name: /Año 1/ })).toHaveTextContent('4.088.036');
    expect(screen.getByText('Además, seguros').closest('div')).toHaveTextContent('UF 3,0000');
    expect(screen.getByText(/máxima de la ley para créditos de hasta UF 5\.000: 1,5 meses/)).toBeVisible();
    expect(screen.getByText(/menor que el 10\s% del saldo/)).toBeVisible();
    expect(screen.queryByText(/se limita al saldo/)).toBeNull();
    const source = /Parámetro del banco desde el 01-11-2026, según Ley 18\.010, artículo 10\./;
    expect(screen.getByText(source)).toBeVisible();
    expect(screen.queryByText(/1981/)).toBeNull();
    fill(amount(), '101');
    const capped = /abono de la cuota 12 se limita al saldo, que es de UF 100,0000/;
    expect(await screen.findByText(capped)).toBeVisible();
  });

  it('converts pesos, takes small prepayments, and asks whether fewer than 1.000 are UF', async () => {
    const bff = await openCard();
    await userEvent.click(screen.getAllByRole('radio', { name: 'CLP' })[0] as HTMLElement);
    fill(amount(), '4088036');
    await waitFor(() => expect(bff.callsTo(PREPAGO).at(-1)?.body).toMatchObject({ extra_uf: 100 }));
    await userEvent.clear(amount());
    await userEvent.type(amount(), '1000{Tab}');
    await waitFor(() => expect(bff.callsTo(PREPAGO)).toHaveLength(2));
    expect(screen.queryByText('¿Son UF?')).toBeNull();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '999{Tab}');
    expect(screen.getByText('¿Son UF?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Usar UF 999/ }));
    await waitFor(() => expect(bff.callsTo(PREPAGO).at(-1)?.body).toMatchObject({ extra_uf: 999 }));
  });

  it('shows pesos as they were typed, although their UF is worth others', async () => {
    const extraUf = 24.4616; // $1.000.000, of which the UF make $999.999.
    await openCard(() => {
      const { rows, ...answer } = prepaid({ extra_uf: extraUf });
      return { ...answer, rows: rows.map((row) => ({ ...row, extra: row.extra === 0 ? 0 : extraUf })) };
    });
    await userEvent.click(screen.getAllByRole('radio', { name: 'CLP' })[0] as HTMLElement);
    fill(amount(), '1000000');
    expect((await screen.findByText('Total abonado')).closest('div')).toHaveTextContent('$1.000.000');
    const frame = screen.getByRole('region', { name: 'Tabla del cuadro con abonos' });
    expect(within(frame).getByRole('row', { name: /Año 1/ })).toHaveTextContent('1.000.000');
  });

  it('lists pesos that add up: the interest takes what rounding leaves', async () => {
    // UF 121 are $4.946.524, one more than the pesos of UF 1 and UF 120.
    await openCard(() => prepaid({ saved_interest_uf: 121, commission_uf: 1, net_saving_uf: 120 }));
    fill(amount(), '100');
    const shown = async (label: string) => (await screen.findByText(label)).closest('div');
    expect(await shown('Intereses que no se pagan')).toHaveTextContent('$4.946.523 UF 121,0000');
    expect(await shown('Comisión de prepago')).toHaveTextContent('$40.880 UF 1,0000');
    expect(await shown('Ahorro')).toHaveTextContent('$4.905.643 UF 120,0000');
    expect(screen.getByText('Terminas 1 año antes y te ahorras $4.905.643')).toBeVisible();
  });

  it('names no commission where bank and debtor agree on it', async () => {
    await openCard(() => prepaid({ commission_uf: null, net_saving_uf: null }));
    fill(amount(), '100');
    expect(
      await screen.findByText('Terminas 1 año antes y te ahorras $5.007.844 en intereses'),
    ).toBeVisible();
    expect(screen.getByText('Se acuerda con el banco')).toBeVisible();
    expect(screen.getByText(/la ley no fija la comisión/)).toBeVisible();
  });

  it('takes no amount of 0: it says so once it is left, and after a reload', async () => {
    const bff = fakeBff({ [CUADRO]: () => scheduleOf(8) });
    const { unmount } = renderWithQueries(<Prepayments {...PROPS} />);
    await userEvent.type(amount(), '0');
    expect(amount()).toBeValid();
    await userEvent.tab();
    expect(amount()).toHaveAccessibleDescription(/^Debe ser mayor que 0/);
    unmount();
    const abono = askedPrepayment({ ...BLANK, amount: { currency: 'UF', amount: 0 } });
    renderWithQueries(<Prepayments {...PROPS} asked={{ abono }} />);
    expect(amount()).toHaveAccessibleDescription(/^Debe ser mayor que 0/);
    expect(bff.callsTo(PREPAGO)).toEqual([]);
  });

  it('takes the instalments from the first to the last but one', async () => {
    await openCard();
    fill(amount(), '100');
    await typeMonth('96');
    expect(screen.getByText('Debe estar entre 1 y 95')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await typeMonth('95');
    expect(await screen.findByText('La cuota 95 vence el 20-10-2034.')).toBeVisible();
    expect(await screen.findByRole('table')).toBeVisible();
    await typeMonth('0');
    expect(screen.getByText('Debe estar entre 1 y 95')).toBeVisible();
  });

  it('shows a refusal, and asks again', async () => {
    let isDown = true;
    await openCard(() => (isDown ? refusal(503, 'Por ahora no podemos calcular.') : prepaid()));
    fill(amount(), '100');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText(/te ahorras/)).toBeVisible();
  });

  it('begins in UF for staff, and calls nobody tú', async () => {
    await openCard(undefined, 'staff');
    fill(amount(), '100');
    expect(await screen.findByText('El crédito termina 1 año antes y se ahorran UF 121')).toBeVisible();
    expect(screen.getByText('Año por año, en UF')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(pagas|te|tu|tus|terminas|debes|prefieres)\b/i);
  });
});
