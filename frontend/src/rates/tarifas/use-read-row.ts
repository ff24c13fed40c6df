import { useState } from 'react';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { ApiError } from '#shared/api/api-error.ts';

/**
 * Returns the tag for a change of the row: the server refuses the change if a colleague has changed the row since it was read.
 * After such a refusal it is the current version's tag, so that a user who has seen the message can save. See docs/rules.md R471.
 */
export function useReadRow(row: object) {
  const [tag, setTag] = useState(() => rateRowTag(row));
  return async <Answer>(send: (tag: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(tag);
    } catch (error) {
      if (error instanceof ApiError && error.tag !== null) setTag(error.tag);
      throw error;
    }
  };
}
