/** Changes of prices that wait for another administrator. See docs/rules.md R680. */
import { useQuery } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import { client } from '#shared/session/client.ts';
import { SHEETS } from './use-new-draft.ts';

export type WantedChange = components['schemas']['WantedChangeDto'];

/** Set of changes that another administrator has to approve. */
export interface Proposed {
  readonly proposed: number;
}

export const PROPOSED_TEXT =
  'Enviado a aprobación: rige cuando otra persona con rol de administración lo apruebe en Hojas.';

export const isProposed = (answer: unknown): answer is Proposed =>
  typeof answer === 'object' && answer !== null && 'proposed' in answer;

/** Writes changes as a set and submits it. A set that is refused is not left behind as a draft. @throws ApiError */
export async function propose(changes: readonly WantedChange[]): Promise<Proposed> {
  const { id } = await answerOf(client.POST(SHEETS, { body: { changes: [...changes] } }));
  const set = { params: { path: { id } } };
  try {
    await answerOf(client.POST(`${SHEETS}/{id}/enviar`, set));
  } catch (error) {
    await answerOf(client.DELETE(`${SHEETS}/{id}`, set)).catch(() => undefined);
    throw error;
  }
  return { proposed: id };
}

/** Returns true if another administrator approves the changes of prices that this product keeps. */
export const useProposes = (): boolean => {
  const { data } = useQuery(priceApprovalQuery);
  return data?.approval === 'second' && data.rates !== 'core';
};
