/** Comments in the detail, for component tests. */
import { within } from '@testing-library/react';
import { type Comment, COMMENTS_PATH, commentOf, findDetail } from './detail.tsx';
import { type Answers } from './simulator/fake-bff.ts';

export const findComments = async () =>
  within(await within(await findDetail()).findByRole('region', { name: /^Comentarios/ }));
export const findCommentItems = async (): Promise<HTMLElement[]> =>
  (await findComments()).findAllByRole('listitem');
export const findCommentItem = async (text: string | RegExp) =>
  within((await (await findComments()).findByText(text)).closest('li') as HTMLElement);
export const findCommentField = async () => (await findComments()).findByLabelText('Nuevo comentario');
export const findPublishButton = async () =>
  (await findComments()).getByRole('button', { name: /Publicar|Publicando/ });
export const findInDetail = async (text: string) => within(await findDetail()).findByText(text);

export function commentServer(...comments: readonly Comment[]): Answers {
  let stored = [...comments];
  return {
    [COMMENTS_PATH]: ({ method, body }) => {
      if (method === 'GET') return stored;
      const added = commentOf(stored.length + 1, { comment: String(body['comment']) });
      stored = [...stored, added];
      return Response.json(added, { status: 201 });
    },
    ...Object.fromEntries(
      comments.map(({ uuid }) => [
        `${COMMENTS_PATH}/${uuid}`,
        ({ method, body }: { method: string; body: Record<string, unknown> }) => {
          if (method === 'DELETE') {
            stored = stored.filter((comment) => comment.uuid !== uuid);
            return new Response(null, { status: 204 });
          }
          stored = stored.map((each) => (each.uuid === uuid ? { ...each, ...body } : each));
          return stored.find((comment) => comment.uuid === uuid);
        },
      ]),
    ),
  };
}
