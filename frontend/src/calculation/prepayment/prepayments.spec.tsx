import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@simulador/contracts/generated/bff';
import { type Audience } from '#shared/context/audience.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { storedText } from '../schedule/asked-question.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { scheduleOf } from '../../testing/schedule.ts';
import { fakeBff, type Call } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';
import { PREPAYMENT, Prepayments } from './prepayments.tsx';

type Answer = components['schemas']['PrepagoAnswerDto'];

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
/** Lowers the payments after an instalment by 0.5 UF. */
const loweredAfter = (k: number, rows: Answer['rows']) =>
  rows.map((row) => (row.k > k ? { ...row, payment: row.payment - 0.5 } : row));
const LOWER = prepaid({
  ...{
    instalments: 96,
    last_due: '2034-11-20',
    rows: loweredAfter(12, prepaid().rows),
    saved_interest_uf: 51.5,
    net_saving_uf: 50,
  },
  insurance_saved_uf: 0,
});

async function openTab(
  change: Partial<Answer> | ((call: Call) => unknown) = {},
  audience: Audience = 'visitor',
) {
  const answer =
    typeof change === 'function'
      ? change
      : ({ body }: Call) =>
          (body as { effect: string }).effect === 'term' ? prepaid(change) : { ...LOWER, ...change };
  const bff = fakeBff({ [PREPAGO]: answer });
  renderWithQueries(<Prepayments {...PROPS} />, audience);
  return bff;
}

const amount = () => screen.getByRole('textbox', { name: 'Abono' });
const typeMonth = (text: string) => fill(screen.getByRole('textbox', { name: 'En el mes' }), text);
const figures = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('prepayments', () => {
  it('ask for nothing before an amount, then about both uses of it', async () => {
    const bff = await openTab();
    expect(bff.callsTo(PREPAGO)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Cada año' }));
    fill(amount(), 'UF 100');
    const asked = { calculation: PROPS.request, extra_uf: 100, month: 12, every: 'yearly' };
    await waitFor(() =>
      expect(bff.callsTo(PREPAGO).map(({ body }) => body)).toEqual([
        { ...asked, effect: 'term' },
        { ...asked, effect: 'payment' },
      ]),
    );
  });

  it('answer in a sentence, and with both uses side by side, the better figure marked', async () => {
    await openTab();
    fill(amount(), 'UF 100');
    expect(
      await screen.findByText(
        'Terminas 1 año antes y te ahorras $4.946.524. O tu dividendo queda en $388.363 y te ahorras $2.044.018',
        { selector: 'h2' },
      ),
    ).toBeVisible();
    expect(await figures()).toEqual([
      ['', 'Terminar antes', 'Pagar menos'],
      ['Dividendo después', '$408.804', '$388.363 mejor'],
      ['Último dividendo', '20-11-2033 mejor', '20-11-2034'],
      ['Intereses que no pagas', '$5.007.845 mejor', '$2.105.339'],
      ['Comisión de prepago', '$61.321', '$61.321'],
      ['Ahorras', '$4.946.524 mejor', '$2.044.018'],
      ['Además, en seguros', '$122.641 mejor', '$0'],
    ]);
    expect(
      screen.getByText(/^La comisión es la máxima de la ley .* desde el 01-11-2026, según Ley 18\.010/),
    ).toBeVisible();
  });

  it('say what was limited to the balance', async () => {
    const { rows } = prepaid();
    await openTab({
      rows: rows.slice(0, 24).map((row) => ({ ...row, extra: row.k === 24 ? 50 : 0 })),
    });
    fill(amount(), 'UF 100');
    expect(
      await screen.findByText(/^El abono de la cuota 24 se limita al saldo, que es de UF 50/),
    ).toBeVisible();
    expect((await figures())[1]).toEqual(['Dividendo después', '$0', '$0']);
    expect(screen.getByText(/^Terminas 1 año antes y te ahorras \S+$/)).toBeVisible();
  });

  it('say the dividend after the first of many, which the last one ends', async () => {
    const rows = prepaid().rows.map((row) => ({ ...row, extra: row.k % 12 === 0 ? 100 : 0 }));
    await openTab(({ body }: Call) =>
      (body as { effect: string }).effect === 'term'
        ? prepaid({ rows })
        : { ...LOWER, rows: loweredAfter(12, loweredAfter(24, rows)), dividend_after: 0 },
    );
    fill(amount(), 'UF 100');
    expect((await figures())[1]).toEqual([
      'Dividendo después del primer abono',
      '$408.804',
      '$388.363 mejor',
    ]);
    expect(
      screen.getByText(/\. O tras el primer abono tu dividendo queda en \$388\.363 y te ahorras/),
    ).toBeVisible();
  });

  it('list pesos that add up: the interest takes what rounding leaves', async () => {
    // UF 121 are $4.946.524, one more than the pesos of UF 1 and UF 120.
    await openTab({ saved_interest_uf: 121, commission_uf: 1, net_saving_uf: 120 });
    fill(amount(), 'UF 100');
    expect((await figures()).slice(3, 6).map((row) => row[1])).toEqual([
      '$4.946.523',
      '$40.880',
      '$4.905.643',
    ]);
    expect(screen.getByText(/^Terminas 1 año antes y te ahorras \$4\.905\.643\./)).toBeVisible();
  });

  it('name no commission where bank and debtor agree on it', async () => {
    await openTab({ commission_uf: null, net_saving_uf: null });
    fill(amount(), 'UF 100');
    expect(
      await screen.findByText(/^Terminas 1 año antes y te ahorras \$5\.007\.844 en intereses\./),
    ).toBeVisible();
    expect(screen.getAllByText('Se acuerda con el banco')).toHaveLength(2);
    expect(screen.getByText(/la ley no fija la comisión/)).toBeVisible();
  });

  it('take no amount of 0: it says so once it is left, and after a reload', async () => {
    const bff = fakeBff({});
    const { unmount } = renderWithQueries(<Prepayments {...PROPS} />);
    await userEvent.type(amount(), '0');
    expect(amount()).toBeValid();
    await userEvent.tab();
    expect(amount()).toHaveAccessibleDescription(/^Debe ser mayor que 0/);
    unmount();
    const abono = storedText({ ...PREPAYMENT.blank, amount: { currency: 'UF', amount: 0 } }, PREPAYMENT);
    renderWithQueries(<Prepayments {...PROPS} asked={{ abono }} />);
    expect(amount()).toHaveAccessibleDescription(/^Debe ser mayor que 0/);
    expect(bff.callsTo(PREPAGO)).toEqual([]);
  });

  it('take the instalments from the first to the last but one', async () => {
    await openTab();
    fill(amount(), 'UF 100');
    typeMonth('96');
    expect(screen.getByText('Debe estar entre 1 y 95')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    typeMonth('95');
    expect(await screen.findByRole('table')).toBeVisible();
    typeMonth('0');
    expect(screen.getByText('Debe estar entre 1 y 95')).toBeVisible();
  });

  it('are in UF for staff, and call nobody tú', async () => {
    await openTab({}, 'staff');
    fill(amount(), 'UF 100');
    expect(
      await screen.findByText(
        'El crédito termina 1 año antes y se ahorran UF 121. O el dividendo queda en UF 9,5000 y se ahorran UF 50',
      ),
    ).toBeVisible();
    expect((await figures())[1]).toEqual(['Dividendo después', 'UF 10,0000', 'UF 9,5000 mejor']);
    expect(document.body).not.toHaveTextContent(/\b(pagas|te|tu|tus|terminas|debes|prefieres)\b/i);
  });
});
