import { setTimeout as pause } from 'node:timers/promises';
import { demoPerson } from '../../bff/src/commands/demo/people.ts';
import { SeededRandom } from '../../bff/src/commands/demo/random.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { PROJECT } from '../../bff/src/testing/visitor.ts';
import { SEND } from '../../bff/src/testing/workflow.ts';
import type { Send } from './balancer.ts';
import { Client, type Reply } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Outcome } from './outcomes.ts';

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
