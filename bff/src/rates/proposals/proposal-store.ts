import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Audit, SOMEBODY } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import type { ProposalState, ProposalDto } from './proposals.dto.ts';

const MISSING = 'Esta propuesta no existe.';
const NOT_SENT = 'Esta propuesta espera su aprobación: no hay nada que confirmar.';
/** Time in which a request to the core may be running, ms. Far more than any takes; a killed process leaves its proposal after it. */
const LOCKED_MS = 15 * 60_000;

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

/** A proposed change as it is stored. */
interface NewProposal {
  readonly kind: string;
  readonly args: object;
  readonly title: string;
  readonly lines: readonly string[];
  readonly author: number | null;
}

/** Change of a proposal's state. */
interface Step {
  readonly from: ProposalState;
  readonly to: ProposalState;
  readonly actor: number | null;
  readonly reason?: string;
  /** Whether a request to the core is running from now on. */
  readonly isSending?: boolean;
}

/** Stores proposals (`price_proposals`), with an audit row per change of state. */
@Injectable()
export class ProposalStore {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Returns the waiting proposals, then the latest decided ones. */
  list(): Promise<readonly ProposalRow[]> {
    return this.source.query(
      `${SELECT} ORDER BY proposals.state IN ('open', 'unconfirmed') DESC, proposals.id DESC LIMIT ${LISTED}`,
    );
  }

  /** Returns the id of a new proposal. */
  add({ kind, args, title, lines, author }: NewProposal): Promise<number> {
    return this.source.transaction(async (manager) => {
      const [{ id }]: [{ id: number }] = await manager.query(
        `INSERT INTO price_proposals (kind, args, title, lines, author, created)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [kind, JSON.stringify(args), title, JSON.stringify(lines), author, this.clock.now()],
      );
      await this.note(manager, author, id, [null, 'open']);
      return id;
    });
  }

  /** Returns the number of submitted sheets and waiting proposals that the caller may decide. */
  async toApprove(actor: number | null): Promise<number> {
    const [row]: { count: number }[] = await this.source.query(
      `SELECT (SELECT count(*) FROM rate_sheets WHERE state = 'submitted' AND $1::int <> ALL (writers) AND writers <> '{}')::int +
         (SELECT count(*) FROM price_proposals WHERE state IN ('open', 'unconfirmed') AND author <> $1)::int AS count`,
      [actor],
    );
    return row?.count ?? 0;
  }

  /** Returns a proposal. @throws Problem 404 */
  async one(id: number, manager: EntityManager = this.source.manager): Promise<ProposalRow> {
    const [proposal]: ProposalRow[] = await manager.query(`${SELECT} WHERE proposals.id = $1`, [id]);
    if (!proposal) throw new Problem(404, MISSING);
    return proposal;
  }

  /** Returns a proposal in a state. @throws Problem 404, 409 that names who has decided it */
  async oneIn(state: ProposalState, id: number, actor: number | null): Promise<ProposalRow> {
    const proposal = await this.one(id);
    if (proposal.state !== state) throw decidedBy(proposal, actor);
    return proposal;
  }

  /** Returns true while a request of the proposal may be running at the core. */
  isLocked({ locked_until: until }: ProposalRow): boolean {
    return until !== null && until > this.clock.now();
  }

  /** Changes the state in a transaction of its own. @throws Problem 404, 409 */
  step(id: number, step: Step): Promise<void> {
    return this.source.transaction((manager) => this.stepIn(manager, id, step));
  }

  /** Changes the state. @throws Problem 404, 409 that names who has decided it */
  async stepIn(
    manager: EntityManager,
    id: number,
    { from, to, actor, reason, isSending = false }: Step,
  ): Promise<void> {
    const now = this.clock.now();
    const decision = to === 'open' ? [null, null] : [actor, now];
    const changed: unknown[] = await manager.query(
      `WITH changed AS (
         UPDATE price_proposals SET state = $2, decided_by = $3, decided_at = $4, reason = $5, locked_until = $6
         WHERE id = $1 AND state = $7 RETURNING id
       ) SELECT id FROM changed`,
      [id, to, ...decision, reason ?? null, isSending ? new Date(now.getTime() + LOCKED_MS) : null, from],
    );
    if (changed.length === 0) throw decidedBy(await this.one(id, manager), actor);
    await this.note(manager, actor, id, [from, to]);
  }

  /** Marks a proposal whose request to the core has ended without a known outcome: it need not be waited for. */
  async unlock(id: number): Promise<void> {
    await this.source.query(
      "UPDATE price_proposals SET locked_until = NULL WHERE id = $1 AND state = 'unconfirmed'",
      [id],
    );
  }

  private note(
    manager: EntityManager,
    actor: number | null,
    id: number,
    state: readonly [from: ProposalState | null, to: ProposalState],
  ): Promise<void> {
    return this.audit.note(
      { action: 'price_proposal_changed', actor, subject: `PriceProposal ${id}`, details: { state } },
      manager,
    );
  }
}

const DONE: Readonly<Record<Exclude<ProposalState, 'open'>, string>> = {
  unconfirmed: 'empezó a aprobar',
  approved: 'aprobó',
  rejected: 'rechazó',
};

/** Returns the refusal of a decision on a decided proposal: names who decided, and how. See docs/rules.md R946. */
function decidedBy(
  { state, decider_id: decider, decided_by: who, decided_at: at }: ProposalRow,
  actor: number | null,
): Problem {
  if (state === 'open') return new Problem(409, NOT_SENT);
  const done = `${DONE[state]} esta propuesta${at ? ` el ${formatInstant(at, ' a las ')}` : ''}.`;
  const isOwn = decider !== null && decider === actor;
  return new Problem(
    409,
    isOwn ? `Usted ya ${done}` : `${who ?? SOMEBODY.who} ${done} Su decisión no se guardó.`,
  );
}
