import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ROW_25 } from '../../testing/result-rows.ts';
import { ResultCard, type ResultCardProps } from './result-card.tsx';

const READY: ResultCardProps = {
  row: ROW_25,
  costs: [],
  ufDate: '2026-11-20',
  caeWithCosts: null,
  verdict: { missingClp: 0, isJoint: false },
};
const { costs: _, ...UNFOLDED } = READY;

const valueOf = (label: string): string | null => {
  const term = screen.getAllByRole('term').find((each) => each.textContent.startsWith(label));
  return term?.nextElementSibling?.textContent ?? null;
};

describe('ResultCard', () => {
  it('shows pesos first and UF below, with what they include and the UF that made them', () => {
    render(<ResultCard {...READY} />);
    expect(screen.getAllByText('$469.290')[0]).toBeVisible();
    expect(screen.getByText('UF 11,4796')).toBeVisible();
    expect(screen.getByText('Incluye seguro de incendio y sismo y seguro de desgravamen.')).toBeVisible();
    expect(screen.getByText('Pesos con la UF del 20-11-2026.')).toBeVisible();
  });

  it('announces the dividend by its name, with room between pesos and UF', () => {
    render(<ResultCard {...READY} />);
    expect(screen.getByRole('status', { name: 'Tu dividendo mensual' }).textContent).toMatch(
      /^Dividendo mensual: \$469\.290 UF 11,4796/,
    );
  });

  it('writes each figure with its unit', () => {
    render(<ResultCard {...READY} />);
    const figures = [
      ['Renta mínima', '$1.877.160'],
      ['Primera fecha de pago', '20-12-2026'],
      ['Cuotas', '300'],
      ['Tasa anual', '4,50\u00a0%'],
      ['CAE', '4,82\u00a0%'],
      ['Plazo', '25 años'],
      ['Dividendo sin seguros', 'UF 11,1876'],
      ['Seguro de incendio y sismo', 'UF 0,1560'],
      ['Seguro de desgravamen', 'UF 0,1360'],
      ['Costo total del crédito', 'UF 3.443,8800'],
      ['Tasación', 'UF 2,9750'],
      ['Conservador de Bienes Raíces', 'UF 13,5000'],
      ['Impuesto al mutuo', 'UF 16,0000'],
      ['Total', 'UF 42,0200'],
    ] as const;
    expect(figures.map(([label]) => [label, valueOf(label)])).toEqual(figures);
  });

  it('is unfolded on paper, and as it was afterwards', () => {
    render(<ResultCard {...READY} />);
    const lists = [...document.querySelectorAll('details')];
    const [first] = lists;
    if (first === undefined) throw new Error('Nothing to unfold');
    first.open = true;
    window.dispatchEvent(new Event('beforeprint'));
    expect(lists.map(({ open }) => open)).toEqual([true, true]);
    window.dispatchEvent(new Event('afterprint'));
    expect(lists.map(({ open }) => open)).toEqual([true, false]);
  });

  it('says that CAE and total cost leave the operating expenses out', () => {
    render(<ResultCard {...READY} />);
    expect(screen.getByText('no incluye gastos operacionales')).toBeInTheDocument();
    expect(screen.getByText('los gastos operacionales se pagan aparte')).toBeInTheDocument();
  });

  it('shows unemployment insurance only where there is one, unfolded too', () => {
    const { rerender } = render(<ResultCard {...READY} />);
    expect(valueOf('Seguro de cesantía')).toBeNull();
    rerender(<ResultCard {...READY} row={{ ...ROW_25, SegCes: 0.192 }} />);
    expect(valueOf('Seguro de cesantía')).toBe('UF 0,1920');
    expect(screen.getByText(/incendio y sismo, seguro de cesantía y seguro de desgravamen\.$/)).toBeVisible();
    rerender(<ResultCard {...UNFOLDED} row={{ ...ROW_25, SegCes: 0.192 }} />);
    expect(valueOf('Seguro de cesantía')).toBe('UF 0,1920');
    expect(screen.queryByText('Gastos Operacionales')).toBeNull();
  });

  it('takes the list of operation costs before the row, and sums its lines exactly', () => {
    const costs = [
      { operation_cost_description: 'Tasación' as const, amount_uf: 0.1 },
      { operation_cost_description: 'Notaría' as const, amount_uf: 0.2 },
    ];
    render(<ResultCard {...READY} costs={costs} />);
    expect(valueOf('Tasación')).toBe('UF 0,1000');
    expect(valueOf('Total')).toBe('UF 0,3000');
    expect(valueOf('Impuesto al mutuo')).toBeNull();
  });

  it('names both CAEs once the one with operation costs is known', () => {
    const { rerender } = render(<ResultCard {...READY} />);
    expect(screen.queryByText('CAE con gastos operacionales')).toBeNull();
    rerender(<ResultCard {...READY} caeWithCosts={5.03} />);
    expect(screen.getByText('CAE con gastos operacionales').closest('div')).toHaveTextContent('5,03 %');
    expect(screen.getByText('no incluye gastos operacionales')).toBeInTheDocument();
  });

  it.each([
    [{ missingClp: 0, isJoint: false }, 'Tu renta alcanza'],
    [{ missingClp: 0, isJoint: true }, 'La renta de ambos alcanza'],
    [{ missingClp: 35864, isJoint: false }, 'Te faltan $35.864 de renta'],
  ])('says whether the income carries the dividend: %j', (verdict, text) => {
    render(<ResultCard {...READY} verdict={verdict} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
