import { Accepted } from '../../http/answer.ts';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { worded } from '@simulador/contracts/platform/sentence';
import { Inject, Injectable } from '@nestjs/common';
import type { RateApproval } from '@simulador/contracts/rates/rate-sheet';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, SOMEBODY } from '../../access/audit.ts';
import { actorOf } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { DELETE_AGAIN, SAVE_AGAIN } from '../../http/conditions.ts';
import { Problem } from '../../http/problem.ts';
import { listedProposals, proposalById, type ProposalRow } from './proposal-rows.ts';
import {
  PROPOSAL_ACTIONS,
  type ProposalAction,
  type ProposalState,
  type ProposedDto,
  type RatesChange,
} from './proposals.dto.ts';
import { changeWithLastStep, tryOut } from './transaction-end.ts';

/** Header with which a client asks for a proposal where a second administrator has to approve the change. */
const HEADER = 'x-proposal';
const NEEDS_SECOND =
  'Este cambio lo aprueba otra persona con rol de administración: propóngalo en Tarifas, Mantenedores.';
const BY_SHEET = 'Las tarifas cambian con una hoja que aprueba otra persona: escríbala en Tarifas, Hojas.';
const OWN = 'Quien propuso un cambio no lo aprueba: debe hacerlo otra persona con rol de administración.';
const MISSING = 'Esta propuesta no existe.';
const REJECT_IT = 'Rechace esta propuesta y, si aún corresponde, proponga el cambio otra vez.';

/** A change that can be proposed. */
export interface ProposableChange<Args extends object> {
  apply(args: Args, actor: number | null): Promise<unknown>;
  /** Whether `apply` writes in one transaction that ends with `endTransaction`. A core keeps what it has stored. */
  readonly isReversible: boolean;
}

/** A proposed change, in words. */
export interface ProposalText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Changes of prices that a second administrator approves. See docs/rules.md R680. */
@Injectable()
export class ProposalsService {
  readonly approval: RateApproval;
  readonly rates: RatesChange;
  private readonly changes = new Map<string, ProposableChange<object>>();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(APP_CONFIG) { rateApproval, modes }: AppConfig,
  ) {
    this.approval = rateApproval;
    const isOfCore = modes.tarificador.mode === 'core';
    this.rates = isOfCore ? 'core' : rateApproval === 'second' ? 'by_sheet' : 'direct';
  }

  /** Registers a change by the name under which its proposals are stored. */
  register<Args extends object>(kind: string, change: ProposableChange<Args>): void {
    this.changes.set(kind, change as ProposableChange<object>);
  }

  /** Refuses a change of rates outside of a sheet. @throws Problem 409 if rates change by approved sheets only */
  assertNoSheetNeeded(): void {
    if (this.rates === 'by_sheet') throw new Problem(409, BY_SHEET);
  }

  /** Refuses a change that can't be proposed. @throws Problem 409 if a second administrator has to approve it */
  assertAlone(detail: string): void {
    if (this.approval === 'second') throw new Problem(409, detail);
  }

  /**
   * Stores a change as a proposal if a second administrator has to approve it, and sets the answer's status to 202. Returns null if the
   * caller may make the change alone.
   * @throws Problem 409 if the request does not ask for a proposal, and as the change itself
   */
  async proposed<Args extends object>(
    request: Request,
    kind: string,
    args: Args,
    describe: () => ProposalText | Promise<ProposalText>,
  ): Promise<Accepted<ProposedDto> | null> {
    if (this.approval === 'none') return null;
    if (request.get(HEADER) !== 'new') throw new Problem(409, NEEDS_SECOND);
    const actor = actorOf(request);
    const change = this.changeOf(kind);
    if (change.isReversible) await tryOut(() => change.apply(args, actor));
    const { title, lines } = await describe();
    const proposal = await this.source.transaction(async (manager) => {
      const [{ id }]: [{ id: number }] = await manager.query(
        `INSERT INTO price_proposals (kind, args, title, lines, author, created)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [kind, JSON.stringify(args), title, JSON.stringify(lines), actor, this.clock.now()],
      );
      await this.note(manager, actor, id, null, 'open');
      return id;
    });
    return new Accepted({ proposal });
  }

  list(): Promise<readonly ProposalRow[]> {
    return listedProposals(this.source.manager);
  }

  /** Returns the number of submitted sheets and open proposals that the caller may approve. */
  async toApprove(actor: number | null): Promise<number> {
    if (this.approval === 'none') return 0;
    const [row]: { count: number }[] = await this.source.query(
      `SELECT (SELECT count(*) FROM rate_sheets WHERE state = 'submitted' AND $1::int <> ALL (writers) AND writers <> '{}')::int +
         (SELECT count(*) FROM price_proposals WHERE state = 'open' AND author <> $1)::int AS count`,
      [actor],
    );
    return row?.count ?? 0;
  }

  actionsOf({ state, author_id: author }: ProposalRow, actor: number | null): ProposalAction[] {
    if (state !== 'open') return [];
    return PROPOSAL_ACTIONS.filter((action) => action === 'reject' || !this.isOwn(author, actor));
  }

  /** Makes a proposed change. @throws Problem 403 for its author, 404, 409 also if the change is refused by now */
  async approve(id: number, actor: number | null): Promise<ProposalRow> {
    const proposal = await this.open(this.source.manager, id, actor);
    if (this.isOwn(proposal.author_id, actor)) throw new Problem(403, OWN);
    const change = this.changeOf(proposal.kind);
    const mark = (manager: EntityManager) => this.decide(manager, id, actor, null, 'approved');
    const apply = () =>
      change.apply(proposal.args, actor).catch(async (error: unknown) => {
        await this.open(this.source.manager, id, actor);
        return rethrowRefusal(error);
      });
    if (change.isReversible) await changeWithLastStep(mark, apply);
    else {
      await apply();
      await this.source.transaction(mark);
    }
    return this.one(this.source.manager, id);
  }

  /** Ends a proposal without the change. @throws Problem 404, 409 */
  async reject(id: number, reason: string, actor: number | null): Promise<ProposalRow> {
    await this.source.transaction((manager) => this.decide(manager, id, actor, reason, 'rejected'));
    return this.one(this.source.manager, id);
  }

  /** Ends an open proposal. @throws Problem 404, 409 if somebody has decided it */
  private async decide(
    manager: EntityManager,
    id: number,
    actor: number | null,
    reason: string | null,
    state: ProposalState,
  ): Promise<void> {
    await this.open(manager, id, actor);
    const decided: unknown[] = await manager.query(
      `WITH decided AS (
         UPDATE price_proposals SET state = $2, decided_by = $3, decided_at = $4, reason = $5
         WHERE id = $1 AND state = 'open' RETURNING id
       ) SELECT id FROM decided`,
      [id, state, actor, this.clock.now(), reason],
    );
    if (decided.length === 0) throw decidedBy(await this.one(manager, id), actor);
    await this.note(manager, actor, id, 'open', state);
  }

  /** Returns an open proposal. @throws Problem 404, 409 that names who has decided it */
  private async open(manager: EntityManager, id: number, actor: number | null): Promise<ProposalRow> {
    const proposal = await this.one(manager, id);
    if (proposal.state !== 'open') throw decidedBy(proposal, actor);
    return proposal;
  }

  private async one(manager: EntityManager, id: number): Promise<ProposalRow> {
    const proposal = await proposalById(manager, id);
    if (!proposal) throw new Problem(404, MISSING);
    return proposal;
  }

  private isOwn(author: number | null, actor: number | null): boolean {
    return this.approval === 'second' && (author === null || actor === null || author === actor);
  }

  private changeOf(kind: string): ProposableChange<object> {
    const change = this.changes.get(kind);
    if (!change) throw new Error(`No change is registered as ${kind}`);
    return change;
  }

  private note(
    manager: EntityManager,
    actor: number | null,
    id: number,
    from: ProposalState | null,
    to: ProposalState,
  ): Promise<void> {
    const details = { state: [from, to] } as const;
    return this.audit.note(
      { action: 'price_proposal_changed', actor, subject: `PriceProposal ${id}`, details },
      manager,
    );
  }
}

/** Returns the refusal of a decision on a decided proposal: names who decided, and how. See docs/rules.md R946. */
function decidedBy(
  { state, decider_id: decider, decided_by: who, decided_at: at }: ProposalRow,
  actor: number | null,
): Problem {
  const done = `${state === 'approved' ? 'aprobó' : 'rechazó'} esta propuesta${at ? ` el ${formatInstant(at, ' a las ')}` : ''}.`;
  const isOwn = decider !== null && decider === actor;
  return new Problem(
    409,
    isOwn ? `Usted ya ${done}` : `${who ?? SOMEBODY.who} ${done} Su decisión no se guardó.`,
  );
}

/** Adds to a refusal what the approver can do about it. @throws Problem 409, or the unchanged error */
function rethrowRefusal(error: unknown): never {
  if (!(error instanceof Problem) || error.getStatus() >= 500) throw error;
  const refusal = worded(error.detail, 'staff').replace(SAVE_AGAIN, '').replace(DELETE_AGAIN, '').trim();
  throw new Problem(409, `${refusal.replace(/\.?$/, '.')} ${REJECT_IT}`, { cause: error });
}
