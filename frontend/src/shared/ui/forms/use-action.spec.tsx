import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ToastProvider } from '../feedback/toast.tsx';
import { type ActionOptions, useAction } from './use-action.ts';

const FAILED = 'No se pudo.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Form(options: Omit<ActionOptions<string, string>, 'failed' | 'name' | 'refetch'>) {
  const { run, isWorking, answer, failure, refusalOf } = useAction({
    ...options,
    failed: FAILED,
    name: ['guardar'],
    refetch: [['lista']],
  });
  return (
    <>
      <input name="date" aria-label="Fecha" />
      <p>{`${isWorking ? 'Guardando' : 'Quieto'}, ${answer ?? 'sin respuesta'}, ${failure ?? 'sin falla'}, ${refusalOf('date') ?? 'sin rechazo'}`}</p>
      <button onClick={() => run('a')}>Guardar</button>
    </>
  );
}

function Page({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Salir' : 'Volver'}</button>
      {isOpen && children}
    </>
  );
}

/** Renders a form whose action an answer ends, and a list that it changes. */
function show(options: Partial<ActionOptions<string, string>> = {}) {
  const ends: { ok: (answer: string) => void; fail: (reason: Error) => void }[] = [];
  const run = () => new Promise<string>((ok, fail) => void ends.push({ ok, fail }));
  const read = jest.fn(() => Promise.resolve(1));
  function List(): null {
    useQuery({ queryKey: ['lista'], queryFn: read });
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <List />
        <Page>
          <Form run={run} {...options} />
        </Page>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { ends, read };
}

describe('an action', () => {
  it('says that it is done, after which its queries are read again', async () => {
    const { ends, read } = show({ done: (answer, input) => `${input} es ${answer}.` });
    await press('Guardar');
    expect(screen.getByText('Guardando, sin respuesta, sin falla, sin rechazo')).toBeVisible();
    ends[0]?.ok('b');
    expect(await screen.findByText('a es b.')).toBeVisible();
    expect(await screen.findByText('Quieto, b, sin falla, sin rechazo')).toBeVisible();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server says why', new ApiError(409, 'Ya la tiene Ana.'), 'Ya la tiene Ana.', 2],
    ['the server says nothing', new ApiError(500, 'Error 500'), FAILED, 2],
    ['its input is invalid', new ApiError(400, 'Es inválido.'), 'Es inválido.', 1],
  ])('that failed says it in a toast when %s', async (_when, reason, sentence, reads) => {
    const { ends, read } = show();
    await press('Guardar');
    ends[0]?.fail(reason);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByText(`Quieto, sin respuesta, ${sentence}, sin rechazo`)).toBeVisible();
    expect(read).toHaveBeenCalledTimes(reads);
  });

  it('that has a place for its failure needs a toast only once the user has left', async () => {
    const { ends } = show({ hasPlace: true });
    for (const hasLeft of [false, true]) {
      await press('Guardar');
      if (hasLeft) await press('Salir');
      ends.at(-1)?.fail(new Error('no'));
      await (hasLeft ? screen.findByText(FAILED) : screen.findByText(/Quieto, sin respuesta, No se pudo/));
      expect(screen.queryAllByText(FAILED)).toHaveLength(hasLeft ? 1 : 0);
    }
  });

  it('leads to the field that the server refused', async () => {
    const { ends } = show();
    await press('Guardar');
    ends[0]?.fail(new ApiError(422, 'No.', [{ name: 'next.date', message: 'Elija otra fecha.' }]));
    expect(await screen.findByText('Quieto, sin respuesta, No., Elija otra fecha.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Fecha')).toHaveFocus());
  });

  it('that has a name is seen as under way where its form is opened again', async () => {
    const { ends } = show();
    await press('Guardar');
    await press('Salir');
    await press('Volver');
    expect(screen.getByText(/^Guardando/)).toBeVisible();
    ends[0]?.ok('b');
    expect(await screen.findByText(/^Quieto/)).toBeVisible();
  });
});
