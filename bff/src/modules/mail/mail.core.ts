import type { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { DurableJobs } from '../../jobs/durable-jobs.ts';
import { Problem } from '../../http/problem.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import { outsideRequest } from '../../http/request-scope.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { intentOf, type MailIntent, type MailIntents } from './mail-intents.ts';
import { type MailOutcome, MailPort, type MailQuestion } from './mail.port.ts';
import { CORE_MAIL_TASK } from './simulation-mails.ts';

const NOT_THE_NEWEST = 'El sistema del banco solo envía la última simulación de cada persona.';
const NOT_KNOWN = 'Ya intentamos este envío y no sabemos si el correo salió. Si no llega, vuelve a enviarlo.';
const UNDER_WAY = 'Este correo se está enviando. Espera un momento.';

/** Has the core mail: once an intent, at once, so that the person learns whether it worked. */
export class CoreMail extends MailPort {
  /** Those that ask for the same at the same time share one question. */
  private readonly underWay = new Map<string, Promise<MailOutcome>>();

  constructor(
    private readonly upstream: Upstream,
    private readonly source: DataSource,
    private readonly intents: MailIntents,
    jobs: DurableJobs,
  ) {
    super();
    jobs.handle<{ intent: string }>(CORE_MAIL_TASK, ({ intent }) => this.askQueued(intent));
  }

  async send(question: MailQuestion): Promise<Sourced<MailOutcome>> {
    const { simulation, key } = question;
    await this.assertNewest(simulation);
    const name = key === null ? simulation.uuid : intentOf(simulation, key);
    const known = this.underWay.get(name);
    if (known) return fresh(await known, 'core');
    const sending = this.sendOnce(question).finally(() => this.underWay.delete(name));
    this.underWay.set(name, sending);
    return fresh(await sending, 'core');
  }

  private async sendOnce(question: MailQuestion): Promise<MailOutcome> {
    const { simulation, key } = question;
    const added = await this.source.transaction((manager) => this.intents.addAdmitted(manager, question));
    if (added === null) return this.outcomeOf(key === null ? null : intentOf(simulation, key));
    const intent = await this.intents.find(added);
    if (intent) await this.ask(intent, () => this.intents.forget(intent));
    return 'sent';
  }

  /** One that nobody waits for: where nothing was done, the queue tries again. */
  private async askQueued(name: string): Promise<void> {
    const intent = await this.intents.find(name);
    if (!intent || intent.sent_at || intent.failed_at) return;
    // By a process that was killed before it had an answer.
    if (intent.asked_at) return this.intents.noteFailed(intent);
    await this.ask(intent, () => this.intents.noteNotAsked(intent));
  }

  /** What became of an intent that was there before; an unnamed one is there because it did not fail. */
  private async outcomeOf(intent: string | null): Promise<MailOutcome> {
    const before = intent === null ? null : await this.intents.find(intent);
    if (!before || before.sent_at) return 'known';
    throw this.intents.isOver(before) ? new Problem(502, NOT_KNOWN) : new Problem(409, UNDER_WAY);
  }

  /** @throws Problem when the core did not say that it mailed. */
  private async ask(intent: MailIntent, onNothingDone: () => Promise<void>): Promise<void> {
    const params = { uuid: await this.clientOf(intent.simulation) };
    await this.intents.noteAsked(intent);
    try {
      // That the person leaves stops no mail; what became of it must be known when they come back.
      await outsideRequest(() => this.upstream.ask('last_simulation_email', { params }));
    } catch (error) {
      if (notExecuted(error)) await onNothingDone();
      else await this.intents.noteFailed(intent);
      throw error;
    }
    await this.intents.noteSent(intent, null);
  }

  private async clientOf(simulation: string): Promise<string> {
    const [row]: { client: string }[] = await this.source.query(
      'SELECT client FROM simulations WHERE uuid = $1',
      [simulation],
    );
    return row?.client ?? '';
  }

  /** The core chooses by itself what it mails. */
  private async assertNewest({ uuid, client }: SimulationEntity): Promise<void> {
    const [newest]: { uuid: string }[] = await this.source.query(
      'SELECT uuid FROM simulations WHERE client = $1 ORDER BY created DESC, id DESC LIMIT 1',
      [client.uuid],
    );
    if (newest?.uuid !== uuid) throw new Problem(409, NOT_THE_NEWEST);
  }
}
