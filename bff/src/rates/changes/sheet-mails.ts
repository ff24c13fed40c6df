import { Inject, Injectable } from '@nestjs/common';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { type MailToStaff, staffMailer } from '../../border/smtp-server.ts';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { rowChangesOf } from './kinds/row-kind.ts';
import { QuotedService } from './quoted.service.ts';
import { approversOf, FROM_SHEETS, type ScheduledRow, type SheetRow, WHOLE_SHEET } from './sheet-rows.ts';

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
type TextOf = (sheet: SheetRow, recipient: Recipient) => Text | null | Promise<Text | null>;

/**
 * Mails about sheets: to those who may approve a submitted one, to author and approver of one that could not take effect, and to the
 * executives whose quotes an approved one changes.
 */
@Injectable()
export class SheetMails {
  private readonly isSent: boolean;
  /** Texts by the names of their jobs. */
  private readonly tasks = {
    rate_sheet_mail: (sheet, { id, bank_role: role }) =>
      sheet.state === 'submitted' && role === 'adminrole' && !sheet.writers.includes(id)
        ? submitted(sheet)
        : null,
    returned_sheet_mail: (sheet) => (sheet.state === 'returned' ? returned(sheet) : null),
    quoted_rates_mail: (sheet, { id }) => this.quotedText(sheet, id),
  } satisfies Record<string, TextOf>;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly quoted: QuotedService,
  ) {
    const send = staffMailer(config);
    this.isSent = send !== null;
    if (!send) return;
    for (const [task, textOf] of Object.entries<TextOf>(this.tasks))
      jobs.handle<Payload>(task, (payload, signal) =>
        // A mail about a former version is obsolete; that about quotes is planned with the version before the approval.
        this.deliver(send, textOf, { payload, isOfVersion: task !== 'quoted_rates_mail' }, signal),
      );
  }

  /** Plans the mails to the administrators who may approve a sheet, in the transaction of its submission, which ends with `version`. */
  async planSubmitted(
    manager: EntityManager,
    sheet: Pick<SheetRow, 'id' | 'version'>,
    writers: readonly number[],
  ): Promise<void> {
    if (this.config.rateApproval === 'second')
      await this.plan(manager, 'rate_sheet_mail', sheet, await approversOf(manager, writers));
  }

  /** Plans the mails to author and approver of a sheet that could not take effect, in the transaction of its return. */
  async planReturned(manager: EntityManager, sheet: ScheduledRow): Promise<void> {
    const users = [sheet.author_id, sheet.decided_by_id].filter((user) => user !== null);
    await this.plan(manager, 'returned_sheet_mail', sheet, [...new Set(users)]);
  }

  /** Plans the mails to the executives whose quotes a sheet changes, if the bank wants them, in the transaction of its approval. */
  async planQuoted(manager: EntityManager, sheet: SheetRow): Promise<void> {
    if (!this.config.desk.noticesQuotes) return;
    const executives = (await this.quoted.perExecutive(manager, sheet)).map(({ user }) => user);
    await this.plan(manager, 'quoted_rates_mail', sheet, executives);
  }

  private async plan(
    manager: EntityManager,
    task: keyof typeof this.tasks,
    { id, version }: Pick<SheetRow, 'id' | 'version'>,
    users: readonly number[],
  ): Promise<void> {
    if (!this.isSent) return;
    for (const user of users) {
      const payload = { sheet: String(id), version: String(version), user: String(user) };
      await this.jobs.enqueue(manager, task, payload, `${task} ${id} ${version} ${user}`);
    }
  }

  private async deliver(
    send: MailToStaff,
    textOf: TextOf,
    { payload, isOfVersion }: { readonly payload: Payload; readonly isOfVersion: boolean },
    signal: AbortSignal,
  ): Promise<void> {
    const { sheet: id, version, user } = payload;
    const [sheet]: SheetRow[] = await this.source.query(
      `SELECT ${WHOLE_SHEET} ${FROM_SHEETS} WHERE sheets.id = $1`,
      [Number(id)],
    );
    const [recipient]: Recipient[] = await this.source.query(
      'SELECT id, email, full_name, bank_role FROM users WHERE id = $1 AND NOT disabled',
      [Number(user)],
    );
    if (!sheet || !recipient || (isOfVersion && sheet.version !== Number(version))) return;
    const text = await textOf(sheet, recipient);
    if (!text) return;
    const { publicUrl } = this.config;
    const where = publicUrl ? [new URL(text.path, publicUrl).href] : [];
    await send(
      {
        intent: `rate sheet ${id} ${version} ${user}`,
        recipient: recipient.email,
        name: recipient.full_name,
        subject: text.subject,
        lines: [...text.lines, ...where],
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
