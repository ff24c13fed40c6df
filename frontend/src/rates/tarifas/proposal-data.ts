/** Query and decisions of the proposed changes of prices. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { KEY } from './rate-data.ts';

export type Proposal = components['schemas']['ProposalDto'];
export type Proposals = components['schemas']['ProposalsDto'];

const PROPOSALS = '/api/simulador/propuestas';
const PROPOSAL = `${PROPOSALS}/{id}` as const;

export const proposalsQuery = queryOptions({
  queryKey: [KEY, 'proposals'],
  queryFn: ({ signal }): Promise<Proposals> => answerOf(client.GET(PROPOSALS, { signal })),
});

export const approveProposal = (id: number): Promise<Proposal> =>
  answerOf(client.POST(`${PROPOSAL}/aprobar`, { params: { path: { id } } }));

export const rejectProposal = (id: number, reason: string): Promise<Proposal> =>
  answerOf(client.POST(`${PROPOSAL}/rechazar`, { params: { path: { id } }, body: { reason } }));

/** Returns true if a second administrator approves changes of prices. */
export const useProposes = (): boolean => useQuery(proposalsQuery).data?.approval === 'second';
