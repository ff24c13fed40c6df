import { useState } from 'react';
import { rateRowTag } from '@simulador/contracts/domain/rate-row-tag';
import { ApiError } from '#shared/api/api-error.ts';

/**
 * Sends a change with the tag of the row that it began with: it is refused if a colleague has changed the row since. From then on the
 * tag is that of what the refusal says, so that whoever was told can save all the same. See docs/rules.md R471.
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
