import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Audit, type AuditEntry } from '../../access/audit.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { CommentEntity } from '../../database/entities/comment.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { userReference } from '../../database/entities/user.entity.ts';
import { claim, earlierResult, fulfil, type Intent } from '../../database/idempotency.ts';
import { Problem } from '../../http/problem.ts';
import {
  storeFirstAnswer,
  lockedSimulation,
  openSimulation,
} from '../../simulations/reading/open-simulations.ts';
import { SIMULATION_NOT_FOUND } from '../../simulations/reading/simulation-access.ts';
import type { CommentRequestDto } from './comments.dto.ts';

const NO_COMMENT = 'No encontramos este comentario.';
const ANOTHERS = 'Solo su autor puede cambiar o eliminar este comentario.';
const WITH_CREATOR = { simulation: true, creator: true } as const;

/** Stores staff's comments on a simulation until it is sent to the workflow. Only its author changes a comment. See docs/rules.md R287. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Returns a simulation's comments, the oldest first. @throws Problem 404 for an unknown simulation */
  async ofSimulation(uuid: string): Promise<CommentEntity[]> {
    const { manager } = this.source;
    if (!isUUID(uuid) || !(await manager.existsBy(SimulationEntity, { uuid })))
      throw new Problem(404, SIMULATION_NOT_FOUND);
    return manager.find(CommentEntity, {
      where: { simulation: { uuid } },
      relations: WITH_CREATOR,
      order: { created: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Adds a comment, or returns the one that the same intent added, unless its author has deleted it.
   * @throws Problem 404, 409, 422 for the same key with another body
   */
  async add(user: SignedInUser, given: CommentRequestDto, intent: Intent | null): Promise<CommentEntity> {
    const { simulation: uuid, comment } = given;
    return this.source.transaction(async (manager) => {
      const isClaimed = !intent || (await claim(manager, intent, this.clock.now()));
      const earlier = isClaimed ? null : await this.earlier(manager, user, given, intent);
      if (earlier) return earlier;
      const simulation = await openSimulation(manager, uuid);
      if (intent) await fulfil(manager, intent, uuid);
      return this.store(manager, user, simulation, { comment, outcome: null });
    });
  }

  /** Returns the author's newest comment of the text, which the intent added. @throws Problem 422 for the same key with another body */
  private async earlier(
    manager: EntityManager,
    { id }: SignedInUser,
    { simulation, comment }: CommentRequestDto,
    intent: Intent,
  ): Promise<CommentEntity | null> {
    await earlierResult(manager, intent);
    return manager.findOne(CommentEntity, {
      where: { simulation: { uuid: simulation }, creator: { id }, comment, outcome: IsNull() },
      relations: WITH_CREATOR,
      order: { created: 'DESC', id: 'DESC' },
    });
  }

  /** Stores a comment or a contact on a locked simulation. */
  async store(
    manager: EntityManager,
    user: SignedInUser,
    simulation: SimulationEntity,
    given: Pick<CommentEntity, 'comment' | 'outcome'>,
  ): Promise<CommentEntity> {
    const comment = Object.assign(new CommentEntity(), given, {
      simulation,
      creator: userReference(user),
      highlight: false,
      created: this.clock.now(),
    });
    await manager.insert(CommentEntity, comment);
    await storeFirstAnswer(manager, [simulation.uuid], comment.created);
    await this.note(manager, user, { action: 'comment_added', comment });
    return comment;
  }

  /** Highlights a comment, even if the simulation was sent. @throws Problem 403 for another user's comment, 404 */
  async highlight(user: SignedInUser, uuid: string, highlight: boolean): Promise<CommentEntity> {
    return this.source.transaction(async (manager) => {
      const comment = await this.own(manager, user, uuid, lockedSimulation);
      if (comment.highlight === highlight) return comment;
      await manager.update(CommentEntity, { uuid }, { highlight });
      const details = { highlight: [comment.highlight, highlight] } as const;
      await this.note(manager, user, { action: 'comment_changed', comment, details });
      return Object.assign(comment, { highlight });
    });
  }

  /** Deletes a comment. @throws Problem 403 for another user's comment, 404, 409 */
  async remove(user: SignedInUser, uuid: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      const comment = await this.own(manager, user, uuid, openSimulation);
      await manager.delete(CommentEntity, { uuid });
      await this.note(manager, user, { action: 'comment_deleted', comment });
    });
  }

  private async own(
    manager: EntityManager,
    user: SignedInUser,
    uuid: string,
    lock: typeof openSimulation,
  ): Promise<CommentEntity> {
    const found = { where: { uuid }, relations: WITH_CREATOR };
    const comment = await manager.findOne(CommentEntity, found);
    // The relation of a blocked simulation is null.
    if (!comment?.simulation) throw new Problem(404, NO_COMMENT);
    if (comment.creator.id !== user.id) throw new Problem(403, ANOTHERS);
    await lock(manager, comment.simulation.uuid);
    // The author may have deleted it in another window in the meantime.
    const now = await manager.findOne(CommentEntity, found);
    if (!now) throw new Problem(404, NO_COMMENT);
    return now;
  }

  private note(
    manager: EntityManager,
    user: SignedInUser,
    { action, comment, details }: Pick<AuditEntry, 'action' | 'details'> & { comment: CommentEntity },
  ): Promise<void> {
    const subject = `comment ${comment.uuid}`;
    return this.audit.note({ action, actor: user.id, subject, ...(details ? { details } : {}) }, manager);
  }
}
