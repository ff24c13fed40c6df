import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  COMMENTS_PATH,
  commentOf,
  DETAIL,
  DETAIL_PATH,
  openDetail,
  openDetailOverList,
  reopenDetail,
} from '../../../testing/detail.tsx';
import { GROUPS_PATH, page } from '../../../testing/office.ts';
import {
  findComments,
  findCommentItems,
  findCommentItem,
  findCommentField,
  findPublishButton,
  commentServer,
} from '../../../testing/comments.ts';
import { findSendButton, openSendable } from '../../../testing/workflow.ts';
import { fill } from '../../../testing/fill.ts';
import { isClosePrevented } from '../../../testing/leaving.ts';

const ANOTHERS = { creator: 8, name: 'Javiera Molina' };

describe('comments', () => {
  it('say who wrote what when, the oldest first, and how many they are', async () => {
    openDetail('executiverole', commentServer(commentOf(1, ANOTHERS), commentOf(2, { highlight: true })));
    const texts = (await findCommentItems()).map((item) => item.textContent);
    expect(texts[0]).toMatch(/^Valentina Soto Pérez20-11-2026, 10:42.*Comentario 2/);
    expect(texts[1]).toBe('Javiera Molina20-11-2026, 10:42Comentario 1');
    expect((await findComments()).getByRole('heading')).toHaveTextContent('Comentarios 2');
  });

  it('show the twenty newest below the field for a new one, and the older ones on demand', async () => {
    openDetail(
      'executiverole',
      commentServer(...Array.from({ length: 22 }, (_, index) => commentOf(index + 1))),
    );
    expect(await findCommentItems()).toHaveLength(20);
    expect((await findCommentItems())[0]).toHaveTextContent(/Comentario 22$/);
    const field = await findCommentField();
    const [newest] = await findCommentItems();
    expect(field.compareDocumentPosition(newest as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(
      (await findComments()).getByRole('button', { name: 'Ver comentarios anteriores (2)' }),
    );
    expect((await findCommentItems()).at(-1)).toHaveTextContent(/Comentario 1$/);
  });

  it('are written, hold the closing of the tab until they are sent, and what is written next begins with nothing', async () => {
    const bff = openDetail('executiverole', commentServer());
    await userEvent.type(await findCommentField(), 'Llamar el lunes.{Enter}Prefiere la tarde.');
    expect(isClosePrevented()).toBe(true);
    await userEvent.click(await findPublishButton());
    await waitFor(() => expect(isClosePrevented()).toBe(false));
    expect(await findCommentItem(/^Llamar el lunes\.\s+Prefiere/)).toBeDefined();
    const comment = 'Llamar el lunes.\nPrefiere la tarde.';
    expect(bff.callsTo(COMMENTS_PATH).at(-1)?.body).toEqual({ simulation: DETAIL.uuid, comment });
    await waitFor(async () => expect(await findCommentField()).toHaveFocus());
    expect(await findCommentField()).toHaveValue('');
    expect(await findPublishButton()).toBeDisabled();
  });

  it('are counted again in the list when one is added or deleted', async () => {
    const bff = openDetailOverList('executiverole', {
      ...commentServer(commentOf(1)),
      [GROUPS_PATH]: () => page([]),
    });
    const listRequests = (): number => bff.callsTo(GROUPS_PATH).length;
    fill(await findCommentField(), 'Llamar');
    const atFirst = listRequests();
    await userEvent.click(await findPublishButton());
    await waitFor(() => expect(listRequests()).toBe(atFirst + 1));
    const remove = async () =>
      userEvent.click((await findCommentItem('Comentario 1')).getByRole('button', { name: /^Eliminar/ }));
    await remove();
    await remove();
    await waitFor(() => expect(listRequests()).toBe(atFirst + 2));
  });

  it('wait while one is sent, which is sent once', async () => {
    let answer: (comment: unknown) => void = () => undefined;
    const bff = openDetail('executiverole', {
      [COMMENTS_PATH]: ({ method }) => (method === 'GET' ? [] : new Promise((resolve) => (answer = resolve))),
    });
    fill(await findCommentField(), 'Llamar');
    await userEvent.dblClick(await findPublishButton());
    expect(await findCommentField()).toBeDisabled();
    expect(await findPublishButton()).toHaveTextContent('Publicando…');
    answer(commentOf(1));
    expect(await findCommentItem('Comentario 1')).toBeDefined();
    expect(bff.callsTo(COMMENTS_PATH).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('have at most 2500 characters, of which an emoji is one and never cut in half, and are no blanks', async () => {
    openDetail();
    const counter = async (text: string) => (await findComments()).getByText(text);
    expect(await counter('0 / 2500 caracteres')).toBeVisible();
    fill(await findCommentField(), '   ');
    expect(await findPublishButton()).toBeDisabled();
    await userEvent.clear(await findCommentField());
    await userEvent.click(await findCommentField());
    await userEvent.paste('ñ'.repeat(2600));
    expect(await findCommentField()).toHaveValue('ñ'.repeat(2500));
    expect(await counter('2500 / 2500 caracteres')).toBeVisible();
    expect(await findPublishButton()).toBeEnabled();
    fireEvent.change(await findCommentField(), { target: { value: `${'a'.repeat(2498)}😀😀😀` } });
    expect(await findCommentField()).toHaveValue(`${'a'.repeat(2498)}😀😀`);
    expect(await counter('2500 / 2500 caracteres')).toBeVisible();
  });

  it('have to be published or deleted before the simulation is sent, blanks do not', async () => {
    openSendable();
    expect(await findSendButton()).toBeEnabled();
    await userEvent.type(await findCommentField(), ' ');
    expect(await findSendButton()).toBeEnabled();
    fill(await findCommentField(), 'Llamar');
    expect(await findSendButton()).toBeDisabled();
    await userEvent.clear(await findCommentField());
    expect(await findSendButton()).toBeEnabled();
  });

  it('can’t be sent while one is, also in a detail that was left meanwhile', async () => {
    let answer: (answer: unknown) => void = () => undefined;
    openDetail('executiverole', {
      [COMMENTS_PATH]: ({ method }) => (method === 'GET' ? [] : new Promise((resolve) => (answer = resolve))),
    });
    fill(await findCommentField(), 'Llamar');
    await userEvent.click(await findPublishButton());
    await reopenDetail();
    expect(await findCommentField()).toBeDisabled();
    expect(await findPublishButton()).toHaveTextContent('Publicando…');
    await act(async () => answer(commentOf(1, { comment: 'Llamar' })));
    expect(await findCommentItem('Llamar')).toBeDefined();
    expect(await findCommentField()).toHaveValue('');
  });

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
      commentServer(commentOf(1, { ...ANOTHERS, highlight: true }), commentOf(2, ANOTHERS)),
    );
    const [other, marked] = await findCommentItems();
    expect(marked).toHaveTextContent('Destacado por su autor');
    expect(other).not.toHaveTextContent('Destacado');
    expect((await findComments()).queryAllByRole('button', { name: /destaca|eliminar/i })).toEqual([]);
  });

  it('are deleted by their author, after a confirmation', async () => {
    const bff = openDetail('executiverole', commentServer(commentOf(1), commentOf(2)));
    const press = async (name: RegExp) =>
      userEvent.click((await findCommentItem('Comentario 1')).getByRole('button', { name }));
    await press(/^Eliminar el comentario del 20-11-2026/);
    expect((await findCommentItem('Comentario 1')).getByText('¿Eliminar este comentario?')).toBeVisible();
    await press(/Conservar/);
    expect((await findCommentItem('Comentario 1')).getByRole('button', { name: /^Eliminar/ })).toHaveFocus();
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    await waitFor(async () => expect(await findCommentItems()).toHaveLength(1));
    expect((await findComments()).getByRole('heading')).toHaveFocus();
    expect(bff.callsTo(`${COMMENTS_PATH}/${commentOf(1).uuid}`).map(({ method }) => method)).toEqual([
      'DELETE',
    ]);
  });

  it('of what went to the workflow are neither added nor deleted; their author still highlights them', async () => {
    openDetail('executiverole', {
      ...commentServer(commentOf(1, { highlight: true }), commentOf(2, { ...ANOTHERS, highlight: true })),
      [DETAIL_PATH]: () => ({ ...DETAIL, enviado_a_finnflow: true }),
    });
    const comments = await findComments();
    expect((await comments.findByText('Destacado por su autor')).closest('li')).toHaveTextContent(/^Javiera/);
    expect(comments.queryByLabelText('Nuevo comentario')).toBeNull();
    await userEvent.click(comments.getByRole('button'));
    expect(await comments.findByRole('button', { name: /^Destacar/ })).toBeVisible();
    expect(comments.getByText(/ya no se agregan ni se eliminan comentarios/)).toBeVisible();
  });
});
