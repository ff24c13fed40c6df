/** Changes of prices that wait for another administrator. See docs/rules.md R680. */
import { useQuery } from '@tanstack/react-query';
import { priceApprovalQuery, type PriceApproval } from '#shared/office/price-approval.ts';
import { orDeleted, submitSheet, type WantedChange, writeSheet } from './change-data.ts';

/** Set of changes that another administrator has to approve. */
export interface Proposed {
  readonly proposed: number;
}

export const PROPOSED_TEXT =
  'Enviado a aprobación: rige cuando otra persona con rol de administración lo apruebe en Cambios.';

export const isProposed = (answer: unknown): answer is Proposed =>
  typeof answer === 'object' && answer !== null && 'proposed' in answer;

/** Writes changes as a set and submits it. @throws ApiError */
export async function propose(changes: readonly WantedChange[]): Promise<Proposed> {
  const sheet = await writeSheet({ changes: [...changes] });
  await orDeleted(sheet, () => submitSheet(sheet));
  return { proposed: sheet.id };
}

/** Returns true if prices change at the core only, where another administrator approves them. */
export const isAtCore = ({ approval, rates }: Pick<PriceApproval, 'approval' | 'rates'>): boolean =>
  approval === 'second' && rates === 'core';

/** Returns whether changes of prices are proposed to another administrator, or made at the core only. */
export function usePriceChanges() {
  const { data } = useQuery(priceApprovalQuery);
  const isReadOnly = data !== undefined && isAtCore(data);
  return { proposes: data?.approval === 'second' && !isReadOnly, isReadOnly };
}
