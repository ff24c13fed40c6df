import { describe, expect, it } from '@jest/globals';
import type { OperatorTexts } from '@simulador/contracts/platform/brand';
import { screen, within } from '@testing-library/react';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import type { SavedSimulation } from '../../state/progress.ts';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import { SAVED } from '../../../testing/saved-simulation.ts';
import { SuccessCard } from './success-card.tsx';

const OPERATOR: OperatorTexts = {
  phone: '22 555 0100',
  branches: [{ name: 'Centro', address: 'Ahumada 100', hours: '9:00 a 18:00' }],
  call: 'Te llamamos mañana.',
  steps: [{ title: 'Firmas', text: 'En notaría.' }],
  documents: { Dependiente: ['Liquidaciones'], Independiente: ['Declaraciones'] },
};

const open = (operator: OperatorTexts, saved: SavedSimulation = SAVED) =>
  renderWithQueries(
    <ToastProvider>
      <SuccessCard saved={saved} operator={operator} onRestart={() => undefined} onRestartForSame={null} />
    </ToastProvider>,
  );

describe('the success screen', () => {
  it('says who contacts and when, what to do and bring, and whom to call', () => {
    open(OPERATOR);
    expect(screen.getByText(/Enviamos la simulación a tu correo registrado/)).toHaveTextContent(
      'Nuestro equipo te contactará en ese correo o al +56 9 1234 5678. Te llamamos mañana.',
    );
    expect(screen.getByText(/La tasa vale hasta el 05-12-2026\./)).toBeVisible();
    const next = within(screen.getByRole('complementary', { name: 'Lo que sigue' }));
    expect(next.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Lo que sigue',
      'Qué documentos llevar si eres dependiente',
      '¿Prefieres hablar con alguien?',
    ]);
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Firmas En notaría.',
      'Liquidaciones ',
      '22 555 0100 ',
      'Centro, Ahumada 100 9:00 a 18:00',
    ]);
    expect(next.getByRole('link')).toHaveAttribute('href', 'tel:+56225550100');
  });

  it('promises no call to a person without a telephone, nor to one who did not ask for it', () => {
    open(OPERATOR, { ...SAVED, phone: null });
    expect(screen.getByText(/te contactará en ese correo\.$/)).toBeVisible();
    open(OPERATOR, { ...SAVED, wantsContact: false });
    expect(screen.getByText(/Como no pediste que te contactemos, nadie te llamará\.$/)).toBeVisible();
  });

  it('shows nothing that the operator has not given, and promises no rate that is not quoted', () => {
    open({}, { ...SAVED, quotedUntil: null });
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByText(/La tasa vale/)).toBeNull();
    expect(screen.getByText(/Los pesos cambian cada día con la UF/)).toBeVisible();
  });

  it('has its buttons in order, and a link to the figures', () => {
    open(OPERATOR);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(['Descargar Simulación', 'Volver a Simular', 'Copiar enlace a mis cifras']);
    expect(screen.getByText('$22.157.973')).toBeVisible();
    expect(screen.getByText('$1.910.472')).toBeVisible();
  });
});
