import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { currentRequest } from '../http/request-scope.ts';

/** What stays on record. No name, RUT or e-mail is in it: ids only. */
export type AuditAction =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'access_refused'
  | 'user_created'
  | 'user_changed'
  | 'person_exported'
  | 'person_erased';

export interface AuditEntry {
  readonly action: AuditAction;
  /** The user's id; null for nobody who is known. */
  readonly actor: number | null;
  /** What it happened to: an id, or a method and route template. */
  readonly subject?: string;
}

/** The append-only record of who did what. */
@Injectable()
export class Audit {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async note(
    { action, actor, subject }: AuditEntry,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query(
      'INSERT INTO audit (at, actor, action, subject, request_id) VALUES ($1, $2, $3, $4, $5)',
      [this.clock.now(), actor, action, subject ?? null, currentRequest()?.requestId ?? null],
    );
  }
}

@Global()
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
