import { setTimeout as pause } from 'node:timers/promises';
import { demoPerson, SeededRandom } from '../../bff/src/commands/demo/people.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { PROJECT } from '../../bff/src/testing/visitor.ts';
import type { TestMailbox } from '../../bff/src/testing/test-mailbox.ts';
import { SEND } from '../../bff/src/testing/workflow-rows.ts';
import type { Send } from './balancer.ts';
import { Client, type Outcome, type Reply } from './client.ts';

const VISITORS = 6;
const EXECUTIVES = 2;
const THINKING_MS = 100;
/** Status of a send whose mail has arrived, and is not marked as sent yet. */
const MAIL_UNDER_WAY = 409;
/** Status of a change after a send: a mail that a killed replica was sending may arrive twice. */
const SENT = 409;
const SIMULATIONS = '/simulations/api/simulations';
/** Number of the first person, far behind the demonstration people. */
const FIRST_PERSON = 900_000;

/** Responses that clients got, and mails that arrived. */
export class Ledger {
  /** Requested saves by the person's e-mail; without `simulation` a save was not acknowledged. */
  readonly saves = new Map<string, { simulation?: string }>();
  /** Simulations that staff requested to send; with the workflow's number once it was acknowledged. */
  readonly sends = new Map<string, number | null>();
  /** Simulations whose mail arrived, and which no executive has processed yet. */
  readonly unattended: string[] = [];
  /** Message-ID of each mail that arrived, by its number in the mailbox. */
  private readonly mails = new Map<number, { readonly to: string; readonly messageId: string }>();

  constructor(private readonly mailbox: TestMailbox) {}

  /** Reads the mailbox, which keeps the latest 200 mails only. */
  async collectMails(): Promise<void> {
    const answer = await fetch(`${this.mailbox.coreUrl}/mailbox/messages`);
    const { messages } = (await answer.json()) as {
      messages: { id: number; to: string[]; messageId: string }[];
    };
    for (const { id, to, messageId } of messages) {
      if (this.mails.has(id)) continue;
      const [person = ''] = to;
      this.mails.set(id, { to: person, messageId });
      const simulation = this.saves.get(person)?.simulation;
      if (simulation !== undefined) this.unattended.push(simulation);
    }
  }

  /** Returns the Message-IDs of the mails to a person, one per delivery. */
  mailsTo(person: string): string[] {
    return [...this.mails.values()].filter(({ to }) => to === person).map(({ messageId }) => messageId);
  }
}

/** Continuous traffic: visitors calculate, save and download their PDF; executives process and send saved simulations. */
export class Traffic {
  readonly outcomes: Outcome[] = [];
  private readonly random = new SeededRandom(31);
  private running: Promise<void>[] = [];
  private isOver = false;
  private people = 0;

  constructor(
    private readonly send: Send,
    private readonly ledger: Ledger,
  ) {}

  start(): void {
    const visitors = Array.from({ length: VISITORS }, () => this.repeat(() => this.visit()));
    const executives = Array.from({ length: EXECUTIVES }, async (_, index) => {
      const client = this.client(`198.51.100.${index + 1}`);
      await client.signIn();
      await this.repeat(() => this.attend(client));
    });
    this.running = [...visitors, ...executives, this.repeat(() => this.ledger.collectMails())];
  }

  /** Waits until everybody has finished. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async repeat(act: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await act();
      await pause(THINKING_MS);
    }
  }

  private client(address: string): Client {
    return new Client(this.send, address, (outcome) => void this.outcomes.push(outcome));
  }

  private insist(client: Client, path: string, body: object, more: object = {}): Promise<Reply | null> {
    return client.insist(path, { method: 'POST', body, ...more }, () => this.isOver);
  }

  private async visit(): Promise<void> {
    const number = (this.people += 1);
    const client = this.client(`203.0.${number >> 8}.${number & 255}`);
    const { worker_type: _, ...person } = demoPerson(FIRST_PERSON + number, this.random);
    await client.ask('/api/simulador/inicio');
    await client.ask('/api/external/paridad/');
    const calculated = await this.insist(client, '/api/external/calc_dividendo/', EXAMPLE_REQUEST);
    const introduced = await this.insist(client, '/authentication/api/clients/', person);
    const [row] = (calculated?.body['salida'] as unknown[] | undefined) ?? [];
    if (row === undefined || introduced?.status !== 201) return;
    const consent = { ...PROJECT.consent, accepted_at: new Date().toISOString() };
    const project = { ...PROJECT, consent, client: introduced.body['uuid'] };
    const save: { simulation?: string } = {};
    this.ledger.saves.set(person.email, save);
    const body = { ...project, calculation: EXAMPLE_REQUEST, salida: row };
    const saved = await this.insist(client, '/simulations/api/web/simulations/create', body, {
      headers: { 'Idempotency-Key': `intento-${number}` },
    });
    if (saved?.status !== 201) return;
    save.simulation = String(saved.body['uuid']);
    await client.ask(`/api/external/pdf_simulacion/?simulation=${save.simulation}`);
  }

  private async attend(client: Client): Promise<void> {
    await client.ask('/simulations/api/executive/clients/simulations?days=1');
    const simulation = this.ledger.unattended.shift();
    if (simulation === undefined) return;
    await client.ask(`/simulations/api/simulation/${simulation}`);
    const [comment, state] = [
      { simulation, comment: 'Llamar el lunes.' },
      { estado: 2, resolucion: 4 },
    ];
    const refused = [SENT];
    await client.ask('/simulations/api/simulation_comments/', { method: 'POST', body: comment, refused });
    await client.ask(`${SIMULATIONS}/${simulation}/update_info`, { method: 'PATCH', body: state, refused });
    await this.sendOn(client, simulation);
  }

  /** Sends a simulation to the workflow. Its mail arrives just before it is marked as sent. */
  private async sendOn(client: Client, simulation: string): Promise<void> {
    this.ledger.sends.set(simulation, null);
    const sent = await this.insist(client, SEND, { simulation }, { refused: [MAIL_UNDER_WAY] });
    if (sent?.status === 200) this.ledger.sends.set(simulation, Number(sent.body['request']));
    else if (sent?.status === MAIL_UNDER_WAY) this.ledger.unattended.push(simulation);
  }
}

/** Returns how often each kind occurred: `200 × 99, 503 × 17`. */
export function countsOf(outcomes: readonly Outcome[]): string {
  const kinds = outcomes.map(({ kind }) => kind);
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  return [...new Set(kinds)]
    .toSorted()
    .map((kind) => `${kind} × ${count(kind)}`)
    .join(', ');
}
