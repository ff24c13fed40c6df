import type { EntityManager } from 'typeorm';
import type { ProposalDto } from './proposals.dto.ts';

/** A row of `price_proposals`, with the names of its author and of who decided it. */
export interface ProposalRow extends Omit<ProposalDto, 'created' | 'decided_at' | 'actions'> {
  /** Name under which the change was registered. */
  readonly kind: string;
  /** Arguments of the change. */
  readonly args: object;
  readonly author_id: number | null;
  readonly decider_id: number | null;
  readonly created: Date;
  readonly decided_at: Date | null;
  /** Instant until which a request to the core may be running; null if none is. */
  readonly locked_until: Date | null;
}

const SELECT = `
  SELECT proposals.id, proposals.kind, proposals.args, proposals.state, proposals.title, proposals.lines, author.full_name AS author,
    proposals.author AS author_id, proposals.created, decider.full_name AS decided_by,
    proposals.decided_by AS decider_id, proposals.decided_at, proposals.reason, proposals.locked_until,
    (SELECT count(*)::int FROM users WHERE bank_role = 'adminrole' AND NOT disabled AND id <> proposals.author) AS approver_count
  FROM price_proposals AS proposals
  LEFT JOIN users AS author ON author.id = proposals.author
  LEFT JOIN users AS decider ON decider.id = proposals.decided_by`;

/** Maximum number of listed proposals. */
const LISTED = 100;

/** Returns the waiting proposals, then the latest decided ones. */
export const listedProposals = (manager: EntityManager): Promise<ProposalRow[]> =>
  manager.query(
    `${SELECT} ORDER BY proposals.state IN ('open', 'unconfirmed') DESC, proposals.id DESC LIMIT ${LISTED}`,
  );

/** Returns a proposal; undefined if there is none. */
export async function proposalById(manager: EntityManager, id: number): Promise<ProposalRow | undefined> {
  const [row]: ProposalRow[] = await manager.query(`${SELECT} WHERE proposals.id = $1`, [id]);
  return row;
}
