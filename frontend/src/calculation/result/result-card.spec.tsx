import { describe, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResultProps } from '../figures/shown.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { ResultCard } from './result-card.tsx';

const READY: ResultProps = {
  status: 'ready',
  row: ROW_25,
  costs: null,
  message: null,
  onRetry: () => undefined,
  ufDate: '2026-11-20',
};

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
    rerender(<ResultCard {...READY} unfolded />);
    expect(valueOf('Seguro de cesantía')).toBeNull();
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

  it('loads with the first dividend what is below it only', async () => {
    const verdict = { missingClp: 0, isJoint: false, remedy: null };
    const below = { verdict, shareUrl: 'http://localhost/simulador#simulacion=1' };
    const inApp = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    );
    const { rerender } = render(<ResultCard {...READY} {...below} status="empty" row={null} />, {
      wrapper: inApp,
    });
    expect(screen.queryByText('Tu renta alcanza')).toBeNull();
    rerender(<ResultCard {...READY} {...below} />);
    expect(await screen.findByText('Tu renta alcanza')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  });

  it('distinguishes a preview from the calculated result', () => {
    const { rerender } = render(<ResultCard {...READY} isFinal={false} />);
    expect(screen.getByText('Vista previa')).toBeVisible();
    rerender(<ResultCard {...READY} isFinal />);
    expect(screen.getByText('Calculado')).toBeVisible();
    rerender(<ResultCard {...READY} status="updating" isFinal />);
    expect(screen.queryByText('Calculado')).toBeNull();
    expect(screen.getByText('Actualizando')).toBeVisible();
  });

  it('shows no figure of an earlier answer once a calculation failed, and a way to try again', async () => {
    const onRetry = jest.fn();
    render(
      <ResultCard {...READY} status="failed" message="El cálculo no está disponible." onRetry={onRetry} />,
    );
    expect(screen.queryByText('$469.290')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('El cálculo no está disponible.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Resultado' })).toHaveFocus();
  });

  it('says that figures are of former answers, with a way to ask for the new ones', async () => {
    const onRetry = jest.fn();
    render(<ResultCard {...READY} status="outdated" message="El banco no respondió." onRetry={onRetry} />);
    expect(screen.getByText('Datos anteriores')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('El banco no respondió.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Resultado' })).toHaveFocus();
  });

  it('says which rule forbids a figure, and asks for nothing that was given', () => {
    const { rerender } = render(<ResultCard {...READY} status="empty" row={null} />);
    const missing = ['el valor de la propiedad', 'los años de pago'];
    expect(screen.getByText('Aparecerá aquí apenas indiques los datos del crédito.')).toBeVisible();
    rerender(<ResultCard {...READY} status="empty" row={null} missing={missing} />);
    expect(
      screen.getByText('Aparecerá aquí apenas indiques el valor de la propiedad y los años de pago.'),
    ).toBeVisible();
    rerender(<ResultCard {...READY} status="empty" row={null} message="El plazo es muy largo" />);
    expect(screen.getByText('El plazo es muy largo')).toBeVisible();
    expect(screen.queryByText(/Aparecerá aquí/)).toBeNull();
  });

  it('promises nothing while nothing can be calculated', () => {
    render(<ResultCard {...READY} status="unavailable" row={null} />);
    expect(screen.getByText(/Por ahora no podemos calcular tu dividendo/)).toBeVisible();
    expect(screen.queryByText(/Aparecerá aquí/)).toBeNull();
  });

  it.each(['empty', 'loading'] as const)('shows no figure while %s', (status) => {
    render(<ResultCard {...READY} status={status} />);
    expect(screen.queryByText('$469.290')).toBeNull();
    expect(screen.queryByText('Información')).toBeNull();
  });
});
