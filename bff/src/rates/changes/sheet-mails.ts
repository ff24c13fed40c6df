import { Inject, Injectable } from '@nestjs/common';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { type MailToStaff, staffMailer } from '../../border/smtp-server.ts';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { rowChangesOf } from './kinds/row-kind.ts';
import { QuotedService } from './quoted.service.ts';
import { approversOf, FROM_SHEETS, type SheetRow, WHOLE_SHEET } from './sheet-rows.ts';

/** Name of the job that mails a submitted sheet to an administrator who may approve it: `{sheet, version, user}`. */
const SUBMITTED_TASK = 'rate_sheet_mail';
/** Name of the job that mails to an executive how many of their quotes an approved sheet changes: `{sheet, version, user}`. */
const QUOTED_TASK = 'quoted_rates_mail';
/** Name of the job that mails to author and approver that a sheet could not take effect: `{sheet, version, user}`. */
const RETURNED_TASK = 'returned_sheet_mail';

/** Maximum number of simulations named in a mail. */
const NAMED_MAX = 50;

type Payload = Readonly<Record<'sheet' | 'version' | 'user', string>>;
interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly bank_role: string;
}
interface Text {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly path: string;
}

/** Mails about sheets: to those who may approve a submitted one, and to the executives whose quotes an approved one changes. */
@Injectable()
export class SheetMails {
  private readonly send: MailToStaff | null;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly quoted: QuotedService,
  ) {
    const send = staffMailer(config);
    this.send = send;
    if (!send) return;
    jobs.handle<Payload>(SUBMITTED_TASK, (payload, signal) =>
      this.deliver(send, payload, signal, (sheet, { id, bank_role: role }) =>
        isAsked(sheet, payload.version) && role === 'adminrole' && !sheet.writers.includes(id)
          ? submitted(sheet)
          : null,
      ),
    );
    jobs.handle<Payload>(RETURNED_TASK, (payload, signal) =>
      this.deliver(send, payload, signal, (sheet) =>
        sheet.state === 'returned' && sheet.version === Number(payload.version) ? returned(sheet) : null,
      ),
    );
    jobs.handle<Payload>(QUOTED_TASK, (payload, signal) =>
      this.deliver(send, payload, signal, (sheet, { id }) => this.quotedText(sheet, id)),
    );
  }

  /** Plans the mails to the administrators who may approve a sheet, in the transaction of its submission, which ends with `version`. */
  async planSubmitted(
    manager: EntityManager,
    { id, version }: Pick<SheetRow, 'id' | 'version'>,
    writers: readonly number[],
  ): Promise<void> {
    if (this.config.rateApproval !== 'second') return;
    await this.plan(manager, SUBMITTED_TASK, { id, version }, await approversOf(manager, writers));
  }

  /** Plans the mails to author and approver of a sheet that could not take effect, in the transaction of its return. */
  async planReturned(manager: EntityManager, sheet: SheetRow): Promise<void> {
    const users = [sheet.author_id, sheet.decided_by_id].filter((user) => user !== null);
    await this.plan(manager, RETURNED_TASK, sheet, [...new Set(users)]);
  }

  /** Plans the mails to the executives whose quotes a sheet changes, if the bank wants them, in the transaction of its approval. */
  async planQuoted(manager: EntityManager, sheet: SheetRow): Promise<void> {
    if (!this.config.desk.noticesQuotes) return;
    const executives = await this.quoted.perExecutive(manager, sheet);
    await this.plan(
      manager,
      QUOTED_TASK,
      sheet,
      executives.map(({ user }) => user),
    );
  }

  private async plan(
    manager: EntityManager,
    task: string,
    { id, version }: Pick<SheetRow, 'id' | 'version'>,
    users: readonly number[],
  ): Promise<void> {
    if (!this.send) return;
    for (const user of users) {
      const payload = { sheet: String(id), version: String(version), user: String(user) };
      await this.jobs.enqueue(manager, task, payload, `${task} ${id} ${version} ${user}`);
    }
  }

  private async deliver(
    send: MailToStaff,
    { sheet: id, version, user }: Payload,
    signal: AbortSignal,
    textOf: (sheet: SheetRow, recipient: Recipient) => Text | null | Promise<Text | null>,
  ): Promise<void> {
    const [sheet]: SheetRow[] = await this.source.query(
      `SELECT ${WHOLE_SHEET} ${FROM_SHEETS} WHERE sheets.id = $1`,
      [Number(id)],
    );
    const [recipient]: Recipient[] = await this.source.query(
      'SELECT id, email, full_name, bank_role FROM users WHERE id = $1 AND NOT disabled',
      [Number(user)],
    );
    const text = sheet && recipient ? await textOf(sheet, recipient) : null;
    if (!text || !recipient) return;
    const { publicUrl } = this.config;
    const where = publicUrl ? new URL(text.path, publicUrl).href : '';
    await send(
      {
        intent: `rate sheet ${id} ${version} ${user}`,
        recipient: recipient.email,
        name: recipient.full_name,
        subject: text.subject,
        lines: [...text.lines, ...(where ? [where] : [])],
      },
      signal,
    );
  }

  private async quotedText(sheet: SheetRow, user: number): Promise<Text | null> {
    const all = await this.quoted.perExecutive(this.source.manager, sheet);
    const ids = all.find((each) => each.user === user)?.ids ?? [];
    const count = ids.length;
    const { effective_at: at } = sheet;
    if (count === 0 || at === null) return null;
    const one = count === 1;
    const what = `Cambia la tasa de ${one ? '1 cotización suya' : `${count} cotizaciones suyas`}`;
    return {
      subject: what,
      lines: [
        `${what} que aún ${one ? 'está vigente' : 'están vigentes'}: desde el ${formatInstant(at, ' a las ')} rigen otras tarifas.`,
        `N.º ${ids.slice(0, NAMED_MAX).join(', ')}${count > NAMED_MAX ? ` y ${count - NAMED_MAX} más` : ''}. ${one ? 'Búsquela' : 'Búsquelas'} por su número, en la vista Mías de su listado.`,
      ],
      path: 'listado?days=3650&view=mine',
    };
  }
}

/** Returns true if a sheet waits for approval since the submission with this version. */
const isAsked = (sheet: SheetRow, version: string): boolean =>
  sheet.state === 'submitted' && sheet.version === Number(version);

const returned = ({ id, name, reason }: SheetRow): Text => ({
  subject: `Cambio que no entró en vigencia: ${oneSpaced(name)}`,
  lines: [
    'Estaba aprobado y volvió a quien lo escribió, porque a su hora ya no era posible.',
    oneSpaced(reason ?? ''),
  ],
  path: `tarifas/hojas?hoja=${id}`,
});

function submitted({ id, name, author, changes, planned_at: at, impact }: SheetRow): Text {
  const noun = rowChangesOf(changes).length === 0 ? 'tarifa' : 'valor';
  const rates =
    changes.length === 1 ? `1 ${noun}` : `${changes.length} ${noun === 'valor' ? 'valores' : 'tarifas'}`;
  const { latest } = impact ?? {};
  const effect = latest
    ? ` Simulaciones de los últimos 90 días: ${latest.count}; el dividendo sube en ${latest.higher} y baja en ${latest.lower}.`
    : '';
  const quotes =
    impact && impact.quoted > 0 ? ` Cotizaciones vigentes cuya tasa cambia: ${impact.quoted}.` : '';
  return {
    subject: `Cambio de tarifas por aprobar: ${oneSpaced(name)}`,
    lines: [
      `${author ? oneSpaced(author) : 'Otra persona'} envió a aprobación un cambio de ${rates}.${quotes}${effect}`,
      at
        ? `Lo quiere vigente desde el ${formatInstant(at, ' a las ')}; al aprobarlo puede cambiar la fecha.`
        : 'Usted elige desde cuándo rige.',
    ],
    path: `tarifas/hojas?hoja=${id}`,
  };
}
