import { useState } from 'react';
import { rateRowTag } from '@simulador/contracts/domain/rate-row-tag';
import { ApiError } from '#shared/api/api-error.ts';

const CONFLICT = 409;

/**
 * Sends a change with the tag of the row that its form began with: it is refused if a colleague has changed the row since. From then
 * on the tag is that of the row as it is, so that whoever was told can save all the same. See docs/rules.md R471.
 * @param row as it is read now
 */
export function useReadRow(row: object) {
  const [begun, setBegun] = useState<object | null>(row);
  return async <Answer>(send: (tag: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(rateRowTag(begun ?? row));
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) setBegun(null);
      throw error;
    }
  };
}
