import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { AudienceContext } from '#shared/context/audience.ts';
import { UfProvider, useAnnounceUf } from '#shared/context/uf.tsx';
import { ROW_25 } from '../../testing/result-rows.ts';
import { ResultCard, type ResultCardProps } from './result-card.tsx';

const TODAY = '2026-11-20' as IsoDate;
const READY: ResultCardProps = {
  row: ROW_25,
  costs: [],
  ufDate: TODAY,
  needed: { uf: 542.02, clp: 22_157_973 },
  splits: true,
  cae_with_costs: null,
  verdict: { missingClp: 0, isJoint: false },
};
const UF = { valueClp: 40880.36, date: TODAY, freshness: 'today' } as const;

function Card(props: Partial<ResultCardProps>) {
  useAnnounceUf(UF);
  return <ResultCard {...({ ...READY, ...props } as ResultCardProps)} />;
}
const open = (props: Partial<ResultCardProps> = {}) => render(<Card {...props} />, { wrapper: UfProvider });
const openForStaff = (props: Partial<ResultCardProps> = {}) =>
  render(
    <AudienceContext value="staff">
      <Card {...props} />
    </AudienceContext>,
    { wrapper: UfProvider },
  );
const valueOf = (label: string): string | null => {
  const term = screen.getAllByRole('term').find((each) => each.textContent.startsWith(label));
  return term?.nextElementSibling?.textContent ?? null;
};

describe('ResultCard', () => {
  it('has the answer of the simulator: pesos first, UF with two decimals, what is needed today and the income', () => {
    open();
    expect(screen.getByRole('status', { name: 'Pagarías al mes' })).toHaveTextContent('$469.290 UF 11,48');
    expect(valueOf('Necesitas hoy')).toBe('$22.157.973');
    expect(valueOf('Renta desde')).toBe('$1.877.160');
    expect(
      screen.getByText(/^Incluye seguro de incendio y sismo y seguro de desgravamen\./),
    ).toHaveTextContent('Pesos con la UF del 20-11-2026.');
    expect(screen.getByText('Tu renta alcanza')).toBeVisible();
  });

  it('has UF first for staff, with four decimals', () => {
    openForStaff();
    expect(screen.getByRole('status', { name: 'Dividendo mensual' })).toHaveTextContent(
      'UF 11,4796 $469.290',
    );
    expect(valueOf('Necesita hoy')).toBe('UF 542,0200');
    expect(valueOf('Dividendo sin seguros')).toBe('UF 11,1876');
  });

  it('writes each figure with its unit', () => {
    open();
    const figures = [
      ['Tasa anual', '4,50\u00a0%'],
      ['CAE', '4,82\u00a0%'],
      ['Plazo', '25 años'],
      ['Dividendo sin seguros', '$457.353 UF 11,19'],
      ['Seguro de incendio y sismo', '$6.377 UF 0,16'],
      ['Costo total del crédito', '$140.787.054 UF 3.443,88'],
      ['Primera fecha de pago', '20-12-2026'],
      ['Cuotas', '300'],
      ['Tasación', '$121.619 UF 2,98'],
      ['Total', '$1.717.793 UF 42,02'],
    ] as const;
    expect(figures.map(([label]) => [label, valueOf(label)])).toEqual(figures);
  });

  it('has no pesos of another day, whose UF is not known', () => {
    open({ ufDate: '2026-11-19' as IsoDate });
    expect(valueOf('Dividendo sin seguros')).toBe('UF 11,1876');
  });

  it('is unfolded on paper, and as it was afterwards', () => {
    open();
    const lists = [...document.querySelectorAll('details')];
    const [first] = lists;
    if (first === undefined) throw new Error('Nothing to unfold');
    first.open = true;
    window.dispatchEvent(new Event('beforeprint'));
    expect(lists.map(({ open: isOpen }) => isOpen)).toEqual([true, true]);
    window.dispatchEvent(new Event('afterprint'));
    expect(lists.map(({ open: isOpen }) => isOpen)).toEqual([true, false]);
  });

  it('says that CAE and total cost leave the operating expenses out, and names both CAEs where the other is known', () => {
    open({ cae_with_costs: 5.03 });
    expect(screen.getByText('no incluye gastos operacionales')).toBeInTheDocument();
    expect(screen.getByText('los gastos operacionales se pagan aparte')).toBeInTheDocument();
    expect(valueOf('CAE con gastos operacionales')).toBe('5,03\u00a0%');
    expect(screen.getByLabelText('Qué es CAE')).toBeInTheDocument();
  });

  it('shows unemployment insurance only where there is one, and no costs that are shown elsewhere', () => {
    open();
    expect(valueOf('Seguro de cesantía')).toBeNull();
    openForStaff({ row: { ...ROW_25, SegCes: 0.192 }, costs: 'elsewhere' });
    expect(valueOf('Seguro de cesantía')).toBe('UF 0,1920');
    expect(screen.getByText(/incendio y sismo, seguro de cesantía y seguro de desgravamen\./)).toBeVisible();
    expect(screen.getAllByText('Gastos Operacionales')).toHaveLength(1);
  });

  it('takes the list of operation costs before the row, and sums its lines exactly', () => {
    const costs = [
      { operation_cost_description: 'Tasación' as const, amount_uf: 0.1 },
      { operation_cost_description: 'Notaría' as const, amount_uf: 0.2 },
    ];
    openForStaff({ costs });
    expect(valueOf('Tasación')).toBe('UF 0,1000');
    expect(valueOf('Total')).toBe('UF 0,3000');
    expect(valueOf('Impuesto al mutuo')).toBeNull();
  });
});
