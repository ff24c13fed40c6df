import { describe, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, waitFor, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  COMMENTS_PATH,
  commentOf,
  DETAIL,
  DETAIL_PATH,
  reloadDetail,
  openDetail,
  findDetail,
} from '../../../testing/detail.tsx';
import { refusal, type Answers } from '../../../testing/simulator/fake-bff.ts';
import {
  findComments,
  findCommentItem,
  findCommentItems,
  findCommentField,
  findPublishButton,
  findInDetail,
  commentServer,
} from '../../../testing/comments.ts';
import { isClosePrevented } from '../../../testing/leaving.ts';
import { fill } from '../../../testing/fill.ts';

describe('failures of comments are shown in the dialog', () => {
  const failing = (method: string): Answers => {
    const { uuid } = commentOf(1);
    const answers = commentServer(commentOf(1));
    const refusing = (path: string): Answers => ({
      [path]: (call) =>
        call.method === method ? refusal(503, { detail: 'Vuelva más tarde.' }) : answers[path]?.(call),
    });
    return { ...refusing(COMMENTS_PATH), ...refusing(`${COMMENTS_PATH}/${uuid}`) };
  };
  const press = async (name: RegExp) =>
    userEvent.click((await findCommentItem('Comentario 1')).getByRole('button', { name }));

  it('that they can’t be read, until they can', async () => {
    let isThere = false;
    const bff = openDetail('executiverole', {
      [COMMENTS_PATH]: () => (isThere ? [commentOf(1)] : refusal(503, { detail: 'Vuelva más tarde.' })),
    });
    expect(await findInDetail('Ocurrió un error al cargar los comentarios.')).toBeVisible();
    expect(await findInDetail('Comentarios no disponibles.')).toBeVisible();
    expect(await findCommentField()).toBeDisabled();
    const again = (await findComments()).getByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    await waitFor(() => expect(bff.callsTo(COMMENTS_PATH)).toHaveLength(2));
    expect(again).toHaveFocus();
    isThere = true;
    await userEvent.click(again);
    expect(await findCommentItem('Comentario 1')).toBeDefined();
    expect(await findCommentField()).toBeEnabled();
  });

  it('that they can’t be updated, which stops nobody who is writing one', async () => {
    let isThere = true;
    openDetail('executiverole', {
      [COMMENTS_PATH]: () => (isThere ? [commentOf(1)] : refusal(503, { detail: 'Vuelva más tarde.' })),
    });
    await findCommentItem('Comentario 1');
    const field = await findCommentField();
    fill(field, 'Llamar');
    isThere = false;
    act(() => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    expect(await findInDetail('Comentarios no disponibles.')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.keyboard(' el lunes');
    expect(field).toHaveValue('Llamar el lunes');
    expect(await findPublishButton()).toBeEnabled();
  });

  it('that one was not published, which stays written', async () => {
    openDetail('executiverole', failing('POST'));
    fill(await findCommentField(), 'Llamar');
    await userEvent.click(await findPublishButton());
    expect(await findInDetail('Error al publicar comentario.')).toBeVisible();
    expect(await findCommentField()).toHaveValue('Llamar');
    expect(await findCommentField()).toBeEnabled();
  });

  it('that an answer was lost, after which the same intent is repeated, also after a reload, and shown once', async () => {
    const { [COMMENTS_PATH]: answer = () => [] } = commentServer();
    let isLost = true;
    const answers: Answers = {
      [COMMENTS_PATH]: (call) => {
        if (call.method === 'GET') return answer(call);
        if (isLost) throw new TypeError('Failed to fetch');
        return answer(call);
      },
    };
    const bff = openDetail('executiverole', answers);
    fill(await findCommentField(), 'Llamar');
    await userEvent.click(await findPublishButton());
    expect(await findInDetail('Error al publicar comentario.')).toBeVisible();
    isLost = false;
    reloadDetail();
    // The same text again, although another one was written meanwhile.
    fill(await findCommentField(), 'Llamar hoy');
    fill(await findCommentField(), 'Llamar');
    await userEvent.click(await findPublishButton());
    expect(await findCommentItem('Llamar')).toBeDefined();
    fill(await findCommentField(), 'Llamar');
    await userEvent.click(await findPublishButton());
    await waitFor(async () => expect(await findCommentItems()).toHaveLength(2));
    const keys = bff
      .callsTo(COMMENTS_PATH)
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('that one was not highlighted', async () => {
    openDetail('executiverole', failing('PATCH'));
    await press(/^Destacar/);
    expect(await findInDetail('Error al destacar comentario.')).toBeVisible();
  });

  it('that one was not deleted, and is still there', async () => {
    openDetail('executiverole', failing('DELETE'));
    await press(/^Eliminar/);
    await press(/^Eliminar/);
    expect(await findInDetail('Error al eliminar comentario.')).toBeVisible();
    expect((await findCommentItem('Comentario 1')).queryByText('¿Eliminar este comentario?')).toBeNull();
  });

  it('and that the simulation went to the workflow meanwhile locks it', async () => {
    let isSent = false;
    openDetail('executiverole', {
      [DETAIL_PATH]: () => ({ ...DETAIL, enviado_a_finnflow: isSent }),
      [COMMENTS_PATH]: ({ method }) =>
        method === 'GET' ? [] : refusal(409, { detail: 'La simulación ya fue enviada a Workflow.' }),
    });
    fill(await findCommentField(), 'Llamar');
    isSent = true;
    await userEvent.click(await findPublishButton());
    expect(await findInDetail('Error al publicar comentario.')).toBeVisible();
    expect(await findInDetail('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
    const unsent = (await findComments()).getByLabelText('Su comentario, que no se publicó');
    expect(unsent).toHaveValue('Llamar');
    expect(isClosePrevented()).toBe(true);
    await userEvent.click((await findComments()).getByRole('button', { name: 'Descartar' }));
    expect(unsent).not.toBeInTheDocument();
    expect(isClosePrevented()).toBe(false);
  });
});

it('deletes what was deleted in another tab all the same, and says of nothing that it failed', async () => {
  openDetail('executiverole', {
    [COMMENTS_PATH]: () => [commentOf(1)],
    [`${COMMENTS_PATH}/${commentOf(1).uuid}`]: () =>
      refusal(404, { detail: 'No encontramos este comentario.' }),
  });
  const detail = within(await findDetail());
  const comment = await detail.findByText('Comentario 1');
  await userEvent.click(detail.getByRole('button', { name: /^Eliminar el comentario/ }));
  await userEvent.click(detail.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(comment).not.toBeInTheDocument());
  expect(detail.getByRole('heading', { name: /^Comentarios/ })).toHaveFocus();
  expect(screen.queryByText('Error al eliminar comentario.')).toBeNull();
});
