import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './providers.tsx';

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
});
