import { useState } from 'react';
import { rateRowTag } from '@simulador/contracts/domain/rate-row-tag';
import { ApiError } from '#shared/api/api-error.ts';

/**
 * Sends a change with the tag of the row as the form read it: the server refuses the change if a colleague has changed the row since.
 * The next attempt has the tag of the refusal, so that the user, who has read of the colleague's change, can save. See docs/rules.md R471.
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
