/** Comments in the detail, for component tests. */
import { within } from '@testing-library/react';
import type { HistoryEntry } from '../office/detail/history/history-query.ts';
import { type Comment, COMMENTS_PATH, DETAIL, findDetail, HISTORY_PATH } from './detail.tsx';
import { type Answers } from './simulator/fake-bff.ts';

export const findHistory = async () =>
  within(await within(await findDetail()).findByRole('region', { name: 'Historia' }));
export const findCommentItems = async (): Promise<HTMLElement[]> =>
  (await findHistory()).findAllByRole('listitem');
export const findCommentItem = async (text: string | RegExp) =>
  within((await (await findHistory()).findByText(text)).closest('li') as HTMLElement);
export const findInDetail = async (text: string) => within(await findDetail()).findByText(text);

export const HISTORY_ENTRY = {
  ...{ simulation: DETAIL.uuid, number: DETAIL.id, text: null, outcome: null },
  ...{ estado: null, resolucion: null, commercial: null, next_contact: null },
};
const entryOf = ({ uuid, comment, name, created, outcome }: Comment): HistoryEntry => ({
  ...HISTORY_ENTRY,
  ...{ id: `comment ${uuid}`, kind: 'comment', at: created, by: name, text: comment, outcome },
});

export function commentServer(...comments: readonly Comment[]): Answers {
  let stored = [...comments];
  return {
    [COMMENTS_PATH]: ({ method }) => {
      if (method !== 'GET') throw new Error('unexpected');
      return stored;
    },
    [HISTORY_PATH]: () => ({ results: stored.toReversed().map(entryOf), has_more: false }),
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
