import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  COMMENTS_PATH,
  commentOf,
  DETAIL,
  DETAIL_PATH,
  findDetail,
  HISTORY_PATH,
  NO_HISTORY,
  openDetail,
} from '../../../testing/detail.tsx';
import {
  commentServer,
  findCommentItem,
  findCommentItems,
  findHistory,
  findInDetail,
} from '../../../testing/comments.ts';
import { refusal, type Answers } from '../../../testing/simulator/fake-bff.ts';

const ANOTHERS = { creator: 8, name: 'Javiera Molina' };
const LATER = { created: '2026-11-20T13:50:00.000Z' };

describe('comments', () => {
  it('are highlighted and no more by their author', async () => {
    const bff = openDetail('executiverole', commentServer(commentOf(1)));
    const press = async (name: string) =>
      userEvent.click(await (await findCommentItem('Comentario 1')).findByRole('button', { name }));
    await press('Destacar el comentario del 20-11-2026, 10:42');
    await press('Quitar destacado del comentario del 20-11-2026, 10:42');
    expect(
      await (await findCommentItem('Comentario 1')).findByRole('button', { name: /^Destacar/ }),
    ).toBeVisible();
    const calls = bff.callsTo(`${COMMENTS_PATH}/${commentOf(1).uuid}`);
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { highlight: true }],
      ['PATCH', { highlight: false }],
    ]);
  });

  it('of another are marked where their author highlighted them, and are not to be touched', async () => {
    openDetail(
      'adminrole',
      commentServer(commentOf(1, { ...ANOTHERS, highlight: true }), commentOf(2, { ...ANOTHERS, ...LATER })),
    );
    const [other, marked] = await findCommentItems();
    expect(marked).toHaveTextContent('Destacado por su autor');
    expect(other).not.toHaveTextContent('Destacado');
    expect((await findHistory()).queryAllByRole('button', { name: /destaca|eliminar/i })).toEqual([]);
  });

  it('are deleted by their author, after a confirmation', async () => {
    const bff = openDetail('executiverole', commentServer(commentOf(1), commentOf(2, LATER)));
    const press = async (name: RegExp) =>
      userEvent.click((await findCommentItem('Comentario 1')).getByRole('button', { name }));
    await press(/^Eliminar el comentario del 20-11-2026/);
    expect((await findCommentItem('Comentario 1')).getByText('¿Eliminar este comentario?')).toBeVisible();
    await press(/Conservar/);
    expect((await findCommentItem('Comentario 1')).getByRole('button', { name: /^Eliminar/ })).toHaveFocus();
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    await waitFor(async () => expect(await findCommentItems()).toHaveLength(1));
    expect((await findHistory()).getByRole('list')).toHaveFocus();
    expect(bff.callsTo(`${COMMENTS_PATH}/${commentOf(1).uuid}`).map(({ method }) => method)).toEqual([
      'DELETE',
    ]);
  });

  it('of what went to the workflow are neither added nor deleted; their author still highlights them', async () => {
    openDetail('executiverole', {
      ...commentServer(commentOf(1, { highlight: true }), commentOf(2, { ...ANOTHERS, highlight: true })),
      [DETAIL_PATH]: () => ({ ...DETAIL, enviado_a_finnflow: true }),
    });
    const comments = await findHistory();
    expect((await comments.findByText('Destacado por su autor')).closest('li')).toHaveTextContent(/^Javiera/);
    expect(screen.queryByLabelText('Nota')).toBeNull();
    await userEvent.click(comments.getByRole('button'));
    expect(await comments.findByRole('button', { name: /^Destacar/ })).toBeVisible();
  });
});

describe('failures of comments are said', () => {
  const failing = (): Answers => ({
    ...commentServer(commentOf(1)),
    [`${COMMENTS_PATH}/${commentOf(1).uuid}`]: () => refusal(503, { detail: 'Vuelva más tarde.' }),
  });
  const press = async (name: RegExp) =>
    userEvent.click(await (await findCommentItem('Comentario 1')).findByRole('button', { name }));

  it('where they can’t be read', async () => {
    openDetail('executiverole', {
      ...commentServer(commentOf(1)),
      [COMMENTS_PATH]: () => refusal(503, { detail: 'Vuelva más tarde.' }),
    });
    expect(await findInDetail('Ocurrió un error al cargar los comentarios.')).toBeVisible();
    expect(await findInDetail('Comentarios no disponibles.')).toBeVisible();
    expect(screen.getByLabelText('Nota')).toBeDisabled();
    expect(await findCommentItem('Comentario 1')).toBeDefined();
  });

  it('where one was neither highlighted nor deleted, and is still there', async () => {
    openDetail('executiverole', failing());
    await press(/^Destacar/);
    expect(await findInDetail('Error al destacar comentario.')).toBeVisible();
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    expect(await findInDetail('Error al eliminar comentario.')).toBeVisible();
    expect((await findCommentItem('Comentario 1')).queryByText('¿Eliminar este comentario?')).toBeNull();
  });

  it('of nothing where one was deleted in another tab', async () => {
    const answers = commentServer(commentOf(1));
    let isGone = false;
    openDetail('executiverole', {
      ...answers,
      [HISTORY_PATH]: (call) => (isGone ? NO_HISTORY : answers[HISTORY_PATH]?.(call)),
      [`${COMMENTS_PATH}/${commentOf(1).uuid}`]: () => {
        isGone = true;
        return refusal(404, { detail: 'No encontramos este comentario.' });
      },
    });
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    await waitFor(async () => expect(within(await findDetail()).queryByText('Comentario 1')).toBeNull());
    expect(screen.queryByText('Error al eliminar comentario.')).toBeNull();
  });
});
