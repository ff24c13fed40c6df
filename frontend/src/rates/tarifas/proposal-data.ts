/** Decisions of the proposed changes of prices. */
import { useQuery } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { proposalsQuery } from '#shared/office/proposals-query.ts';
import { client } from '#shared/session/client.ts';

export type Proposal = components['schemas']['ProposalDto'];

const PROPOSAL = '/api/simulador/propuestas/{id}';

export const approveProposal = (id: number): Promise<Proposal> =>
  answerOf(client.POST(`${PROPOSAL}/aprobar`, { params: { path: { id } } }));

/** Records that the core has made the change. */
export const confirmProposal = (id: number): Promise<Proposal> =>
  answerOf(client.POST(`${PROPOSAL}/confirmar`, { params: { path: { id } } }));

export const rejectProposal = (id: number, reason: string): Promise<Proposal> =>
  answerOf(client.POST(`${PROPOSAL}/rechazar`, { params: { path: { id } }, body: { reason } }));

/** Returns true if a second administrator approves changes of prices. */
export const useProposes = (): boolean => useQuery(proposalsQuery).data?.approval === 'second';
