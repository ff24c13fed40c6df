import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { worded } from '@simulador/contracts/platform/sentence';
import type { RateApproval } from '@simulador/contracts/rates/rate-sheet';
import { coreOperation } from '@simulador/contracts/api/core-contract';
import { Accepted } from '../../http/answer.ts';
import { actorOf } from '../../access/caller.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { DELETE_AGAIN, SAVE_AGAIN } from '../../http/conditions.ts';
import { Problem, isProblem } from '../../http/problem.ts';
import { failureOf } from '../../border/upstream/upstream-failure.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import { PartlyDone } from '../book/partly-done.ts';
import { type ProposalRow, ProposalStore } from './proposal-store.ts';
import type { ProposalAction, ProposedDto, RatesChange } from './proposals.dto.ts';
import { changeWithLastStep, tryOut } from './transaction-end.ts';

/** Header with which a client asks for a proposal where a second administrator has to approve the change. */
const HEADER = 'x-proposal';
const NEEDS_SECOND =
  'Este cambio lo aprueba otra persona con rol de administración: propóngalo en Tarifas, Mantenedores.';
const BY_SHEET = 'Las tarifas cambian con una hoja que aprueba otra persona: escríbala en Tarifas, Hojas.';
const OWN = 'Quien propuso un cambio no lo aprueba: debe hacerlo otra persona con rol de administración.';
const OWN_SENT =
  'Quien propuso un cambio no decide si quedó hecho: debe revisarlo otra persona con rol de administración.';
const SENDING =
  'El cambio aún puede estar en curso en el sistema central. Inténtelo de nuevo en unos minutos.';
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
    private readonly store: ProposalStore,
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
    const proposal = await this.store.add({ kind, args, title, lines, author: actor });
    return new Accepted({ proposal });
  }

  list(): Promise<readonly ProposalRow[]> {
    return this.store.list();
  }

  /** Returns the number of submitted sheets and waiting proposals that the caller may decide. */
  async toApprove(actor: number | null): Promise<number> {
    return this.approval === 'none' ? 0 : this.store.toApprove(actor);
  }

  actionsOf(proposal: ProposalRow, actor: number | null): ProposalAction[] {
    const isOwn = this.isOwn(proposal, actor);
    if (proposal.state === 'open') return isOwn ? ['reject'] : ['approve', 'reject'];
    if (proposal.state !== 'unconfirmed' || isOwn || this.store.isLocked(proposal)) return [];
    return ['confirm', 'reject'];
  }

  /** Makes a proposed change. @throws Problem 403 for its author, 404, 409 also if the change is refused by now */
  async approve(id: number, actor: number | null): Promise<ProposalRow> {
    const proposal = await this.store.oneIn('open', id, actor);
    if (this.isOwn(proposal, actor)) throw new Problem(403, OWN);
    const change = this.changeOf(proposal.kind);
    if (change.isReversible) await this.approveHere(change, proposal, actor);
    else await this.approveAtCore(change, proposal, actor);
    return this.store.one(id);
  }

  /** Records that the core has made a change whose outcome was not known. @throws Problem 403 for its author, 404, 409 */
  async confirm(id: number, actor: number | null): Promise<ProposalRow> {
    this.assertSettleable(await this.store.oneIn('unconfirmed', id, actor), actor);
    await this.store.step(id, { from: 'unconfirmed', to: 'approved', actor });
    return this.store.one(id);
  }

  /** Ends a proposal without the change. @throws Problem 403, 404, 409 */
  async reject(id: number, reason: string, actor: number | null): Promise<ProposalRow> {
    const proposal = await this.store.one(id);
    const from = proposal.state === 'unconfirmed' ? 'unconfirmed' : 'open';
    if (from === 'unconfirmed') this.assertSettleable(proposal, actor);
    await this.store.step(id, { from, to: 'rejected', actor, reason });
    return this.store.one(id);
  }

  private async approveHere(
    change: ProposableChange<object>,
    { id, args }: ProposalRow,
    actor: number | null,
  ): Promise<void> {
    const mark = (manager: EntityManager) =>
      this.store.stepIn(manager, id, { from: 'open', to: 'approved', actor });
    await changeWithLastStep(mark, () =>
      change.apply(args, actor).catch(async (error: unknown) => {
        await this.store.oneIn('open', id, actor);
        return rethrowRefusal(error);
      }),
    );
  }

  /**
   * Takes the proposal before the core is asked, because what the core has done can't be rolled back. Only a change that was certainly not
   * made is open again. See docs/rules.md R680.
   */
  private async approveAtCore(
    change: ProposableChange<object>,
    { id, args }: ProposalRow,
    actor: number | null,
  ): Promise<void> {
    await this.store.step(id, { from: 'open', to: 'unconfirmed', actor, isSending: true });
    try {
      await change.apply(args, actor);
    } catch (error) {
      if (!hasChangedNothing(error)) {
        await this.store.unlock(id);
        throw unconfirmed(error);
      }
      await this.store.step(id, { from: 'unconfirmed', to: 'open', actor });
      rethrowRefusal(error);
    }
    await this.store.step(id, { from: 'unconfirmed', to: 'approved', actor });
  }

  /** @throws Problem 403 for the author of the change, 409 while the core may be at it */
  private assertSettleable(proposal: ProposalRow, actor: number | null): void {
    if (this.isOwn(proposal, actor)) throw new Problem(403, OWN_SENT);
    if (this.store.isLocked(proposal)) throw new Problem(409, SENDING);
  }

  private isOwn({ author_id: author }: ProposalRow, actor: number | null): boolean {
    return this.approval === 'second' && (author === null || actor === null || author === actor);
  }

  private changeOf(kind: string): ProposableChange<object> {
    const change = this.changes.get(kind);
    if (!change) throw new Error(`No change is registered as ${kind}`);
    return change;
  }
}

/** Adds to a refusal what the approver can do about it. @throws Problem 409, or the unchanged error */
function rethrowRefusal(error: unknown): never {
  if (!(error instanceof Problem) || error.getStatus() >= 500) throw error;
  const refusal = worded(error.detail, 'staff').replace(SAVE_AGAIN, '').replace(DELETE_AGAIN, '').trim();
  throw new Problem(409, `${refusal.replace(/\.?$/, '.')} ${REJECT_IT}`, { cause: error });
}

const UNKNOWN =
  'No se sabe si el sistema central hizo todo este cambio: revíselo en su tabla, y confírmelo o rechácelo en Cambios por aprobar.';

/** Status of a request whose client disconnected, maybe while the core was at it. */
const CLIENT_LEFT = 499;

/** Returns true if a failed change has certainly changed nothing at the core: it was refused here or there, or nothing was sent. */
function hasChangedNothing(error: unknown): boolean {
  if (!(error instanceof Problem) || error instanceof PartlyDone || isProblem(error, CLIENT_LEFT))
    return false;
  const failure = failureOf(error);
  return failure === null || notExecuted(error) || !coreOperation(failure.operation).acts;
}

/** Returns the failure of a change that the core may have made, with what to do about it. */
function unconfirmed(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const detail = `${worded(error.detail, 'staff').replace(/\.?$/, '.')} ${UNKNOWN}`;
  return Object.assign(new Problem(error.getStatus(), detail, error.extra), { logFields: error.logFields });
}
