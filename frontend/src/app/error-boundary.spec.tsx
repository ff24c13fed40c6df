import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('secret detail');
}

describe('ErrorBoundary', () => {
  it('says in Spanish what to do, shows no detail and lets try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRetry = jest.fn();
    render(
      <ErrorBoundary onRetry={onRetry}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/Algo falló al cargarla/);
    expect(document.body).not.toHaveTextContent('secret detail');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('reloads the page once for a chunk of another release, and says so', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRetry = jest.fn();
    const Missing = (): never => {
      throw new TypeError(
        'Failed to fetch dynamically imported module: https://banco.example/assets/list-1a2b.js',
      );
    };
    const page = (
      <ErrorBoundary onRetry={onRetry}>
        <Missing />
      </ErrorBoundary>
    );
    const { unmount } = render(page);
    expect(screen.getByRole('status')).toHaveTextContent('El simulador se actualizó');
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    render(page);
    expect(screen.getByRole('alert')).toHaveTextContent(/Algo falló al cargarla/);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
