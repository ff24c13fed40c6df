import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Comment,
  COMMENTS_PATH,
  commentOf,
  DETAIL,
  DETAIL_PATH,
  findDetail,
  openDetail,
} from '../../../testing/detail.ts';
import { clientGroup, GROUPS_PATH, listed, page } from '../../../testing/office.ts';
import { refusal, type Answers } from '../../../testing/simulator/fake-bff.ts';

const find = async () =>
  within(await within(await findDetail()).findByRole('region', { name: /^Comentarios/ }));
const items = async (): Promise<HTMLElement[]> => (await find()).findAllByRole('listitem');
const itemOf = async (text: string | RegExp) =>
  within((await (await find()).findByText(text)).closest('li') as HTMLElement);
const field = async () => (await find()).findByLabelText('Nuevo comentario');
const publish = async () => (await find()).getByRole('button', { name: /Publicar|Publicando/ });
const said = async (text: string) => within(await findDetail()).findByText(text);

const ANOTHERS = { creator: 8, name: 'Javiera Molina' };

/** Answers of a server that stores comments. */
function keeping(...comments: readonly Comment[]): Answers {
  let kept = [...comments];
  return {
    [COMMENTS_PATH]: ({ method, body }) => {
      if (method === 'GET') return kept;
      const added = commentOf(kept.length + 1, { comment: String(body['comment']) });
      kept = [...kept, added];
      return Response.json(added, { status: 201 });
    },
    ...Object.fromEntries(
      comments.map(({ uuid }) => [
        `${COMMENTS_PATH}/${uuid}`,
        ({ method, body }: { method: string; body: Record<string, unknown> }) => {
          if (method === 'DELETE') {
            kept = kept.filter((comment) => comment.uuid !== uuid);
            return new Response(null, { status: 204 });
          }
          kept = kept.map((each) => (each.uuid === uuid ? { ...each, ...body } : each));
          return kept.find((comment) => comment.uuid === uuid);
        },
      ]),
    ),
  };
}

describe('comments', () => {
  it('say who wrote what when, the oldest first, and how many they are', async () => {
    openDetail('executiverole', keeping(commentOf(1, ANOTHERS), commentOf(2, { highlight: true })));
    const texts = (await items()).map((item) => item.textContent);
    expect(texts[0]).toBe('Javiera Molina20-11-2026, 10:42Comentario 1');
    expect(texts[1]).toMatch(/^Valentina Soto Pérez20-11-2026, 10:42.*Comentario 2/);
    expect((await find()).getByRole('heading')).toHaveTextContent('Comentarios 2');
  });

  it('are written, and what is written next begins with nothing', async () => {
    const bff = openDetail('executiverole', keeping());
    await userEvent.type(await field(), 'Llamar el lunes.{Enter}Prefiere la tarde.');
    await userEvent.click(await publish());
    expect(await itemOf(/^Llamar el lunes\.\s+Prefiere/)).toBeDefined();
    const comment = 'Llamar el lunes.\nPrefiere la tarde.';
    expect(bff.callsTo(COMMENTS_PATH).at(-1)?.body).toEqual({ simulation: DETAIL.uuid, comment });
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('');
    expect(await publish()).toBeDisabled();
  });

  it('wait while one is sent, which is sent once', async () => {
    let answer: (comment: unknown) => void = () => undefined;
    const bff = openDetail('executiverole', {
      [COMMENTS_PATH]: ({ method }) => (method === 'GET' ? [] : new Promise((resolve) => (answer = resolve))),
    });
    await userEvent.type(await field(), 'Llamar');
    await userEvent.dblClick(await publish());
    expect(await field()).toBeDisabled();
    expect(await publish()).toHaveTextContent('Publicando…');
    answer(commentOf(1));
    expect(await itemOf('Comentario 1')).toBeDefined();
    expect(bff.callsTo(COMMENTS_PATH).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('have at most 2500 characters, which are counted, and are no blanks', async () => {
    openDetail();
    const counter = async (text: string) => (await find()).getByText(text);
    expect(await counter('0 / 2500 caracteres')).toBeVisible();
    await userEvent.type(await field(), '   ');
    expect(await publish()).toBeDisabled();
    await userEvent.clear(await field());
    await userEvent.click(await field());
    await userEvent.paste('ñ'.repeat(2600));
    expect(await field()).toHaveValue('ñ'.repeat(2500));
    expect(await counter('2500 / 2500 caracteres')).toBeVisible();
    expect(await publish()).toBeEnabled();
  });

  it('count an emoji once, as the server does, and never cut it in half', async () => {
    openDetail();
    fireEvent.change(await field(), { target: { value: `${'a'.repeat(2498)}😀😀😀` } });
    expect(await field()).toHaveValue(`${'a'.repeat(2498)}😀😀`);
    expect((await find()).getByText('2500 / 2500 caracteres')).toBeVisible();
  });

  it('that were not sent are still there when the detail is opened again', async () => {
    const listedOne = { ...listed(DETAIL.id), uuid: DETAIL.uuid };
    openDetail('executiverole', { [GROUPS_PATH]: () => page([clientGroup('Matías', [listedOne])]) });
    await userEvent.type(await field(), 'A medio escribir');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /simulaci.* de Matías/ }));
    await userEvent.click(await screen.findByRole('link', { name: /^Ver detalle/ }));
    expect(await field()).toHaveValue('A medio escribir');
  });

  it('are not there to be sent twice while they are sent, and are again where that failed', async () => {
    let answer: (answer: unknown) => void = () => undefined;
    const listedOne = { ...listed(DETAIL.id), uuid: DETAIL.uuid };
    openDetail('executiverole', {
      [GROUPS_PATH]: () => page([clientGroup('Matías', [listedOne])]),
      [COMMENTS_PATH]: ({ method }) => (method === 'GET' ? [] : new Promise((resolve) => (answer = resolve))),
    });
    await userEvent.type(await field(), 'Llamar');
    await userEvent.click(await publish());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /simulaci.* de Matías/ }));
    await userEvent.click(await screen.findByRole('link', { name: /^Ver detalle/ }));
    expect(await field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await act(async () => answer(refusal(503, {})));
    await userEvent.click(await screen.findByRole('link', { name: /^Ver detalle/ }));
    expect(await field()).toHaveValue('Llamar');
  });

  it('are highlighted and no more by their author', async () => {
    const bff = openDetail('executiverole', keeping(commentOf(1)));
    const press = async (name: string) =>
      userEvent.click(await (await itemOf('Comentario 1')).findByRole('button', { name }));
    await press('Destacar el comentario del 20-11-2026, 10:42');
    await press('Quitar destacado del comentario del 20-11-2026, 10:42');
    expect(await (await itemOf('Comentario 1')).findByRole('button', { name: /^Destacar/ })).toBeVisible();
    const calls = bff.callsTo(`${COMMENTS_PATH}/${commentOf(1).uuid}`);
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { highlight: true }],
      ['PATCH', { highlight: false }],
    ]);
  });

  it('of another are marked where their author highlighted them, and are not to be touched', async () => {
    openDetail('adminrole', keeping(commentOf(1, { ...ANOTHERS, highlight: true }), commentOf(2, ANOTHERS)));
    const [marked, other] = await items();
    expect(marked).toHaveTextContent('Destacado por su autor');
    expect(other).not.toHaveTextContent('Destacado');
    expect((await find()).queryAllByRole('button', { name: /destaca|eliminar/i })).toEqual([]);
  });

  it('are deleted by their author, after a confirmation', async () => {
    const bff = openDetail('executiverole', keeping(commentOf(1), commentOf(2)));
    const press = async (name: RegExp) =>
      userEvent.click((await itemOf('Comentario 1')).getByRole('button', { name }));
    await press(/^Eliminar el comentario del 20-11-2026/);
    expect((await itemOf('Comentario 1')).getByText('¿Eliminar este comentario?')).toBeVisible();
    await press(/Conservar/);
    expect((await itemOf('Comentario 1')).getByRole('button', { name: /^Eliminar/ })).toHaveFocus();
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect((await find()).getByRole('heading')).toHaveFocus();
    expect(bff.callsTo(`${COMMENTS_PATH}/${commentOf(1).uuid}`).map(({ method }) => method)).toEqual([
      'DELETE',
    ]);
  });

  it('that are being written hold the closing of the tab, which would lose them, and nothing else', async () => {
    openDetail('executiverole', keeping());
    const isCloseHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await userEvent.type(await field(), 'Llamar');
    expect(isCloseHeld()).toBe(true);
    await userEvent.click(await publish());
    await waitFor(() => expect(isCloseHeld()).toBe(false));
  });

  it('of what went to the workflow are neither added nor deleted; their author still highlights them', async () => {
    openDetail('executiverole', {
      ...keeping(commentOf(1, { highlight: true }), commentOf(2, { ...ANOTHERS, highlight: true })),
      [DETAIL_PATH]: () => ({ ...DETAIL, enviado_a_finnflow: true }),
    });
    const comments = await find();
    expect((await comments.findByText('Destacado por su autor')).closest('li')).toHaveTextContent(/^Javiera/);
    expect(comments.queryByLabelText('Nuevo comentario')).toBeNull();
    await userEvent.click(comments.getByRole('button'));
    expect(await comments.findByRole('button', { name: /^Destacar/ })).toBeVisible();
    expect(comments.getByText(/ya no se agregan ni se eliminan comentarios/)).toBeVisible();
  });
});

describe('failures of comments are shown in the dialog', () => {
  const failing = (method: string): Answers => {
    const { uuid } = commentOf(1);
    const answers = keeping(commentOf(1));
    const refusing = (path: string): Answers => ({
      [path]: (call) =>
        call.method === method ? refusal(503, { detail: 'Vuelva más tarde.' }) : answers[path]?.(call),
    });
    return { ...refusing(COMMENTS_PATH), ...refusing(`${COMMENTS_PATH}/${uuid}`) };
  };
  const press = async (name: RegExp) =>
    userEvent.click((await itemOf('Comentario 1')).getByRole('button', { name }));

  it('that they can’t be read, until they can', async () => {
    let isThere = false;
    const bff = openDetail('executiverole', {
      [COMMENTS_PATH]: () => (isThere ? [commentOf(1)] : refusal(503, { detail: 'Vuelva más tarde.' })),
    });
    expect(await said('Ocurrió un error al cargar los comentarios.')).toBeVisible();
    expect(await said('Comentarios no disponibles.')).toBeVisible();
    expect(await field()).toBeDisabled();
    const again = (await find()).getByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    await waitFor(() => expect(bff.callsTo(COMMENTS_PATH)).toHaveLength(2));
    expect(again).toHaveFocus();
    isThere = true;
    await userEvent.click(again);
    expect(await itemOf('Comentario 1')).toBeDefined();
    expect(await field()).toBeEnabled();
  });

  it('that one was not published, which stays written', async () => {
    openDetail('executiverole', failing('POST'));
    await userEvent.type(await field(), 'Llamar');
    await userEvent.click(await publish());
    expect(await said('Error al publicar comentario.')).toBeVisible();
    expect(await field()).toHaveValue('Llamar');
    expect(await field()).toBeEnabled();
  });

  it('that one was not highlighted', async () => {
    openDetail('executiverole', failing('PATCH'));
    await press(/^Destacar/);
    expect(await said('Error al destacar comentario.')).toBeVisible();
  });

  it('that one was not deleted, and is still there', async () => {
    openDetail('executiverole', failing('DELETE'));
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    expect(await said('Error al eliminar comentario.')).toBeVisible();
    expect((await itemOf('Comentario 1')).queryByText('¿Eliminar este comentario?')).toBeNull();
  });

  it('and that the simulation went to the workflow meanwhile locks it', async () => {
    let isSent = false;
    openDetail('executiverole', {
      [DETAIL_PATH]: () => ({ ...DETAIL, enviado_a_finnflow: isSent }),
      [COMMENTS_PATH]: ({ method }) =>
        method === 'GET' ? [] : refusal(409, { detail: 'La simulación ya fue enviada a Workflow.' }),
    });
    await userEvent.type(await field(), 'Llamar');
    isSent = true;
    await userEvent.click(await publish());
    expect(await said('Error al publicar comentario.')).toBeVisible();
    expect(await said('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
    const unsent = (await find()).getByLabelText('Su comentario, que no se publicó');
    expect(unsent).toHaveValue('Llamar');
    await userEvent.click((await find()).getByRole('button', { name: 'Descartar' }));
    expect(unsent).not.toBeInTheDocument();
  });
});
