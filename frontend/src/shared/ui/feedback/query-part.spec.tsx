import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../api/api-error.ts';
import { together, QueryPart } from './query-part.tsx';

/** Answers in order; a text is data, a number the status of a refusal, null a failure. */
function show(first: (string | number | null | Promise<string>)[], second: (string | null)[] = ['dos']) {
  const next = (answers: Parameters<typeof show>[0]) => () => {
    const answer = answers.shift();
    if (typeof answer === 'number') return Promise.reject(new ApiError(answer, 'Debe ser menor.'));
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no'));
  };
  function Part() {
    const query = together([
      useQuery({ queryKey: ['first'], queryFn: next(first) }),
      useQuery({ queryKey: ['second'], queryFn: next(second) }),
    ]);
    return (
      <QueryPart
        query={query}
        failed="No se pudo cargar."
        outdated="Puede no estar al día."
        loading="Cargando…"
      >
        {([one, two]) => <p>{`${one} y ${two}`}</p>}
      </QueryPart>
    );
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Part />
    </QueryClientProvider>,
  );
  return queries;
}

describe('a part that shows queries', () => {
  it('shows that it is loading, then the data of all of them', async () => {
    show(['uno']);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
    expect(await screen.findByText('uno y dos')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows a failure in place of the data until a retry has it, whose button keeps the focus', async () => {
    let answer: (data: string) => void = () => undefined;
    show([null, new Promise((resolve) => (answer = resolve))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Reintentando…' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar.');
    answer('uno');
    expect(await screen.findByText('uno y dos')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([400, 404, 409])('shows why a request was refused (%d), without a retry', async (status) => {
    show([status]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Debe ser menor.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows older data with a message if it can’t be refreshed', async () => {
    const queries = show(['uno', null]);
    expect(await screen.findByText('uno y dos')).toBeVisible();
    await queries.invalidateQueries({ queryKey: ['first'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Puede no estar al día.');
    expect(screen.getByText('uno y dos')).toBeVisible();
  });

  it('says of older data that it is gone, without a retry', async () => {
    const queries = show(['uno', 404]);
    expect(await screen.findByText('uno y dos')).toBeVisible();
    await queries.invalidateQueries({ queryKey: ['first'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Debe ser menor.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
