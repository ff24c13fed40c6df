import { Inject, Injectable } from '@nestjs/common';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { DataSource, type EntityManager } from 'typeorm';
import { type MailToStaff, staffMailer } from '../../border/smtp-server.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { type ListedSheet, wholeSheets } from './sheet-rows.ts';

type Payload = Readonly<Record<'sheet' | 'version' | 'user', string>>;

/** Subject and lines of each mail, by the name of its job. */
const TEXTS = {
  rate_sheet_mail: ({ name, author, change_count: count, planned_at: at }: ListedSheet) => [
    `Cambio de tarifas por aprobar: ${oneSpaced(name)}`,
    `${author ? oneSpaced(author) : 'Otra persona'} envió a aprobación un cambio de ${count === 1 ? '1 valor' : `${count} valores`}.`,
    at
      ? `Lo quiere vigente desde el ${formatInstant(at, ' a las ')}; al aprobarlo puede cambiar la fecha.`
      : 'Usted elige desde cuándo rige.',
  ],
  returned_sheet_mail: ({ name, reason }: ListedSheet) => [
    `Cambio que no entró en vigencia: ${oneSpaced(name)}`,
    'Estaba aprobado y volvió a quien lo escribió, porque a su hora ya no era posible.',
    oneSpaced(reason ?? ''),
  ],
} as const;
type Task = keyof typeof TEXTS;

/** Mails about sets: to those who may approve a submitted one, and to author and approver of one that could not take effect. */
@Injectable()
export class SheetMails {
  private readonly isSent: boolean;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
  ) {
    const send = staffMailer(config);
    this.isSent = send !== null;
    if (!send) return;
    for (const task of Object.keys(TEXTS) as Task[])
      jobs.handle<Payload>(task, (payload, signal) => this.deliver(send, task, payload, signal));
  }

  /** Plans the mails about the version in which a transaction leaves a set. */
  async plan(
    manager: EntityManager,
    task: Task,
    { id, version }: Pick<ListedSheet, 'id' | 'version'>,
    users: readonly (number | null)[],
  ): Promise<void> {
    if (!this.isSent) return;
    for (const user of new Set(users.filter((each) => each !== null))) {
      const payload = { sheet: String(id), version: String(version), user: String(user) };
      await this.jobs.enqueue(manager, task, payload, `${task} ${id} ${version} ${user}`);
    }
  }

  /** Sends a mail, unless the set has changed since, or the user may not read or approve it any more. */
  private async deliver(
    send: MailToStaff,
    task: Task,
    { sheet: id, version, user }: Payload,
    signal: AbortSignal,
  ): Promise<void> {
    const isOfVersion = 'sheets.id = $1 AND sheets.version = $2';
    const [sheet] = await wholeSheets(this.source.manager, isOfVersion, [Number(id), Number(version)]);
    const [recipient]: { email: string; full_name: string }[] = await this.source.query(
      'SELECT email, full_name FROM users WHERE id = $1 AND NOT disabled AND ($2 OR bank_role = $3)',
      [Number(user), task === 'returned_sheet_mail', 'adminrole'],
    );
    if (!sheet || !recipient) return;
    const [subject = '', ...lines] = TEXTS[task](sheet);
    const { publicUrl } = this.config;
    const where = publicUrl ? [new URL(`tarifas/hojas?hoja=${id}`, publicUrl).href] : [];
    await send(
      {
        intent: `rate sheet ${id} ${version} ${user}`,
        recipient: recipient.email,
        name: recipient.full_name,
        subject,
        lines: [...lines, ...where],
      },
      signal,
    );
  }
}
