import { Injectable } from '@nestjs/common';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { currentRequest } from '../http/request-scope.ts';

/** The audited actions. Rows contain no person's name, RUT or e-mail: only ids, and values of the bank's own tables. */
export type AuditAction =
  | 'sign_in'
  | 'sign_in_refused'
  | 'emergency_sign_in'
  | 'sign_out'
  | 'access_refused'
  | `user_${'created' | 'changed' | 'linked' | 'relinked'}`
  | `person_${'exported' | 'erased' | 'rectified' | 'opposed' | 'blocked' | 'unblocked'}`
  | `person_request_${'registered' | 'extended' | 'answered' | 'closed'}`
  | 'retention_erased'
  | 'client_read'
  | 'client_of_another'
  | 'simulation_changed'
  | 'simulation_sent'
  | 'simulations_downloaded'
  | `simulation_send_${'asked' | 'cancelled' | 'refused' | 'stopped'}`
  | `${'comment' | 'rate_table' | 'price_value' | 'published_value'}_${'added' | 'changed' | 'deleted'}`
  | 'rate_sheet_changed'
  | 'mail_address_corrected'
  | `job_${'retried' | 'cancelled'}`
  | 'breaker_set';

export interface AuditEntry {
  readonly action: AuditAction;
  /** The user's id; null for an unknown caller. */
  readonly actor: number | null;
  /** Id of the changed object, or method and route template. */
  readonly subject?: string;
  /** Former and new value of each changed field. */
  readonly details?: Readonly<Record<string, readonly [from: unknown, to: unknown]>>;
}

/** Returns the former and new value of each field that differs. @param before null for an added row @param after null for a deleted row */
export function differences(before: object | null, after: object | null): NonNullable<AuditEntry['details']> {
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.fromEntries(
    names
      .filter((name) => (was[name] ?? null) !== (is[name] ?? null))
      .map((name) => [name, [was[name] ?? null, is[name] ?? null]]),
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Author and time of an audited action, as parts of a sentence: `Paula Soto`, ` el 20-11-2026 a las 12:00`. */
interface Doer {
  readonly who: string;
  readonly when: string;
}

/** Author of an audit entry without a known user. */
export const SOMEBODY: Doer = { who: 'Otra persona', when: '' };

/** Returns, for each subject with audit entries, who last changed a field (null: any field). */
export async function lastChanges(
  manager: EntityManager,
  subjects: readonly string[],
  field: string | null = null,
): Promise<ReadonlyMap<string, Doer>> {
  const rows: { subject: string; at: Date; by: string | null }[] = await manager.query(
    `SELECT wanted.subject, last.at, users.full_name AS by
     FROM unnest($1::text[]) AS wanted (subject)
     CROSS JOIN LATERAL (
       SELECT at, actor FROM audit
       WHERE audit.subject = wanted.subject AND ($2::text IS NULL OR details ? $2) ORDER BY id DESC LIMIT 1
     ) AS last
     LEFT JOIN users ON users.id = last.actor`,
    [subjects, field],
  );
  return new Map(
    rows.map(({ subject, at, by }) => [
      subject,
      { who: by ?? SOMEBODY.who, when: ` el ${formatInstant(at, ' a las ')}` },
    ]),
  );
}

/** Append-only log of users' actions. */
@Injectable()
export class Audit {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  note(entry: AuditEntry, manager: EntityManager = this.source.manager): Promise<void> {
    return this.noteAll([entry], manager);
  }

  /** Adds one row per entry. @param at time of the actions, now by default */
  async noteAll(
    entries: readonly AuditEntry[],
    manager: EntityManager = this.source.manager,
    at: Date = this.clock.now(),
  ): Promise<void> {
    await manager.query(
      `INSERT INTO audit (at, actor, action, subject, details, request_id)
       SELECT $1, actor, action, subject, details, $2
       FROM jsonb_to_recordset($3) AS entry (actor int, action text, subject text, details jsonb)`,
      [at, currentRequest()?.requestId ?? null, JSON.stringify(entries)],
    );
  }

  /** Returns the author and time of a subject's latest audit entry. */
  async lastOf(subject: string, manager: EntityManager = this.source.manager): Promise<Doer> {
    return (await lastChanges(manager, [subject])).get(subject) ?? SOMEBODY;
  }
}
