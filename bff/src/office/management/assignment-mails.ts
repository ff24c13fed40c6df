import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { type MailToStaff, staffMailer } from '../../border/smtp-server.ts';
import { AssignedToMeService, type AssignmentMail } from './assigned-to-me.service.ts';
import type { Change } from './decision.ts';

/** Name of the job that mails assignments to a user: `{user}`. */
const ASSIGNMENT_MAIL_TASK = 'assignment_mail';

/** Time during which assignments to a user are collected in one mail, and can be undone without a mail, ms. */
const DELAY_MS = 3 * 60_000;
/** Path of the list's view `Mías`, on all days. */
const MINE = 'listado?days=3650&view=mine';

const keyOf = (user: string): string => `assignments ${user}`;

/** Mails assignments to users who want it. See docs/rules.md R518. */
@Injectable()
export class AssignmentMails {
  /** Whether there is a mail server. */
  readonly canMail: boolean;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly assigned: AssignedToMeService,
  ) {
    const send = staffMailer(config);
    this.canMail = send !== null;
    if (send)
      jobs.handle<{ user: string }>(ASSIGNMENT_MAIL_TASK, ({ user }, signal) =>
        this.deliver(send, user, signal),
      );
  }

  /** Plans the mails about changes by `actor`, in the manager's transaction. Does nothing without a mail server. */
  async plan(manager: EntityManager, actor: number | null, changes: readonly Change[]): Promise<void> {
    const assigned = changes.flatMap(({ details, next }) =>
      'commercial' in details && next.commercial && next.commercial.id !== actor ? next.commercial.id : [],
    );
    if (!this.canMail || assigned.length === 0) return;
    const wanting: { id: string }[] = await manager.query(
      `SELECT id::text AS id FROM users
       WHERE users.id = ANY ($1) AND assignments_by_mail_since IS NOT NULL AND NOT disabled ORDER BY users.id`,
      [assigned],
    );
    for (const { id } of wanting)
      await this.jobs.enqueueLater(
        manager,
        ASSIGNMENT_MAIL_TASK,
        { user: id },
        { key: keyOf(id), delayMs: DELAY_MS },
      );
  }

  private async deliver(send: MailToStaff, user: string, signal: AbortSignal): Promise<void> {
    try {
      // A repeated mail does not report simulations assigned since its first attempt.
      for (let mail = await this.next(user); mail; mail = await this.next(user)) {
        await send(this.written(mail), signal);
        await this.assigned.markSent(mail);
      }
    } catch (error) {
      // An assignment during this attempt added a job, which sends what this one could not send.
      if (!(await this.jobs.waiting(this.source.manager, [keyOf(user)])).has(keyOf(user))) throw error;
    }
  }

  private next(user: string): Promise<AssignmentMail | null> {
    return this.assigned.nextMail(Number(user));
  }

  private written({ uuid, email, name, count }: AssignmentMail) {
    const { publicUrl } = this.config;
    const assigned = `Le asignaron ${count === 1 ? '1 simulación' : `${count} simulaciones`}`;
    const where = `en la vista Mías de su listado${publicUrl ? `:\n${new URL(MINE, publicUrl).href}` : '.'}`;
    return {
      intent: uuid,
      recipient: email,
      name,
      subject: assigned,
      lines: [
        `${assigned}. ${count === 1 ? 'La' : 'Las'} encuentra ${where}`,
        'Recibe este correo porque así lo pidió en el simulador. En la misma vista puede desactivar el aviso.',
      ],
    };
  }
}
