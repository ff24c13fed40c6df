import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMMENTS_PATH, commentOf, findDetail, openDetail } from '../../../testing/detail.tsx';
import { refusal } from '../../../testing/simulator/fake-bff.ts';

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
