import { UNKNOWN_CLIENT } from '@simulador/contracts/messages/problems';
import { subpurposeOf } from '@simulador/contracts/domain/codes';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { components } from '@simulador/contracts/generated/bff';
import { messageText } from '@simulador/contracts/messages/es';
import type { AskCore } from './ask-core.ts';
import { comparacion } from './comparacion.ts';
import { BffProblem, unreadable, unusable } from './problem.ts';
import { savedAnswer } from './saved-answer.ts';

type Schemas = components['schemas'];
type Client = Schemas['ClientRequestDto'];
type Simulation = Schemas['SimulationDto'];

/** A UF figure may be off by the last digit. */
const TOLERANCE_UF = 0.00011;
const FIRST_ID = 10517;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Version 4. Not `randomUUID`, which pages without TLS lack. */
const newUuid = (): string => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`;

/** Clients and simulations that a page saves without a BFF: until it is left, and checked for the most common refusals only. */
export class MockSaving {
  private readonly clients = new Map<string, Client>();
  private readonly saved = new Map<string, Simulation>();

  /** @throws BffProblem 409 for an e-mail of another. */
  introduce(body: unknown): Schemas['IntroducedClientDto'] {
    const client = body as Client | null;
    if (typeof client?.identification !== 'string' || typeof client.email !== 'string') throw unreadable();
    const known = [...this.clients].find(
      ([, { identification }]) => identification === client.identification,
    );
    const sameEmail = [...this.clients].find(([, { email }]) => email === client.email);
    if (sameEmail !== undefined && sameEmail[0] !== known?.[0])
      throw new BffProblem(409, messageText('email_used_elsewhere'));
    const uuid = known?.[0] ?? newUuid();
    this.clients.set(uuid, client);
    return { uuid, user_hash: hex(32) };
  }

  /** Once a key. @throws BffProblem 400 for an unknown client, 409 when the core has other figures. */
  async save(ask: AskCore, given: unknown, key: string, today: IsoDate): Promise<Simulation> {
    const before = this.saved.get(key);
    if (before !== undefined) return before;
    const body = given as Schemas['SimulationCreateDto'] | null;
    if (typeof body?.calculation !== 'object' || typeof body.salida !== 'object') throw unreadable();
    const client = this.clients.get(body.client);
    if (client === undefined) throw new BffProblem(400, UNKNOWN_CLIENT);
    const calculated = await calculatedAgain(ask, body);
    const identity = { id: FIRST_ID + this.saved.size, uuid: newUuid(), today };
    const simulation = savedAnswer({ ...identity, ...calculated, client, body });
    this.saved.set(key, simulation);
    return simulation;
  }
}

async function calculatedAgain(ask: AskCore, body: Schemas['SimulationCreateDto']) {
  const { calculation, salida: shown } = body;
  const [{ salida }, costs, { terms }, ufClp, lists] = await Promise.all([
    ask('calc_dividendo', calculation),
    ask('calc_operation_costs', {
      credit_amount: calculation.montocredito,
      estate_value: calculation.valorpropiedad,
      has_dfl2: calculation.DFL2 ?? false,
      is_social_estate: false,
      subpurpose: subpurposeOf(calculation.destino),
    }),
    comparacion(ask, { ...calculation, edad: body.age, flavour: 'web' }),
    ask('paridad'),
    ask('catalogos_simulador'),
  ]);
  const [row] = salida;
  if (row === undefined) throw unusable();
  if (Math.abs(row.DivTotal - shown.DivTotal) > TOLERANCE_UF)
    throw new BffProblem(409, messageText('values_changed'));
  return { row, costs, terms, ufClp, lists };
}
