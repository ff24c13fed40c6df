import { isIsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { worded } from '@simulador/contracts/platform/sentence';
import {
  REQUEST_KIND_NAMES,
  REQUEST_STATE_NAMES,
} from '@simulador/contracts/people/messages/person-requests';
import { REQUEST_KINDS, type RequestKind } from '@simulador/contracts/people/person-requests';
import { writeFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.ts';
import { ConfigurationError, type Environment, EnvironmentReader } from '../config/environment-reader.ts';
import { readRetention, type Retention } from '../config/environment.ts';
import { Problem } from '../http/problem.ts';
import {
  type Counts,
  countData,
  countSent,
  dataOf,
  erasePerson,
  lockedPerson,
  notePerson,
  type Person,
} from '../people/personal-data/person.ts';
import { type NewRequest, PersonRequests } from '../people/personal-data/person-requests.ts';
import { countOutdated } from '../people/personal-data/retention.ts';
import type { PersonRequest } from '../people/personal-data/personal-data.dto.ts';
import { type CommandParts, parsedCall, UsageError } from './run-command.ts';

/** Dependencies of `npm run person`. */
export interface PeopleCommandParts extends CommandParts {
  /** Asks for the RUT on the terminal: as an argument it would stay in the shell's history. */
  readonly readPerson: () => Promise<string>;
  readonly clock: Clock;
  readonly env: Environment;
  /** The installation's secret, JWT_SECRET; null if it is unknown. */
  readonly secret: string | null;
}

export const USAGE = `Uso: npm run person -- <orden>   (el RUT se pide, o se lee de la entrada)
  export [--out ARCHIVO]      entrega todo lo que se guarda de una persona, en JSON
  erase [--confirm]           dice qué se borraría; con --confirm, lo borra
  retention [--months N] [--sent-months N]
                              dice cuántas simulaciones borraría el simulador con ese plazo; no borra nada.
                              Sin N, los meses de RETENTION_MONTHS y RETENTION_SENT_MONTHS
  register --kind TIPO [--received AAAA-MM-DD] [--note TEXTO]
                              registra una solicitud; tipos: ${REQUEST_KINDS.join(', ')}
  list [--all]                solicitudes pendientes, las vencidas primero; con --all, también las respondidas
  extend N                    prorroga por 30 días el plazo de la solicitud N, una sola vez
  grant N --answer TEXTO      la acoge y hace lo que pide: corrige, borra, bloquea
        [--first-name N] [--last-name N] [--email E] [--phone T]   los datos corregidos
  refuse N --answer TEXTO     la rechaza
  unblock N                   levanta el bloqueo de la solicitud N`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const corrections = { 'first-name': text, 'last-name': text, email: text, phone: text };

/** Options of each order. */
const OPTIONS = {
  export: { out: text },
  erase: { confirm: flag },
  retention: { months: text, 'sent-months': text },
  register: { kind: text, received: text, note: text },
  list: { all: flag },
  extend: {},
  grant: { answer: text, ...corrections },
  refuse: { answer: text },
  unblock: {},
};
type Order = keyof typeof OPTIONS;
type OptionName = { [Name in Order]: keyof (typeof OPTIONS)[Name] }[Order];
type Options = { readonly [Name in OptionName]?: Name extends 'all' | 'confirm' ? boolean : string };

const isOrder = (order: string): order is Order => Object.hasOwn(OPTIONS, order);

/** Runs one order. @throws UsageError */
export async function runPeopleCommand(args: readonly string[], parts: PeopleCommandParts): Promise<void> {
  try {
    await run(args, parts);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(worded(error.detail, 'staff')) : error;
  }
}

async function run([order = '', ...rest]: readonly string[], parts: PeopleCommandParts): Promise<void> {
  if (!isOrder(order)) throw new UsageError(USAGE);
  const { positionals, values: options } = parsedCall<Options>(rest, OPTIONS[order], USAGE);
  const isAboutRequest = ['extend', 'grant', 'refuse', 'unblock'].includes(order);
  const [number = ''] = positionals;
  if (positionals.length !== (isAboutRequest ? 1 : 0) || (isAboutRequest && !/^\d{1,9}$/.test(number)))
    throw new UsageError(USAGE);
  if (order === 'retention') return countRetained(options, parts);
  if (order === 'export' || order === 'erase') return onPerson(order, options, parts);
  for (const request of await requestsAfter(order, Number(number), options, parts))
    parts.print(lineOf(request));
}

async function onPerson(
  order: 'export' | 'erase',
  options: Options,
  parts: PeopleCommandParts,
): Promise<void> {
  const wanted = await parts.readPerson();
  await parts.source.transaction(async (manager) => {
    const person = await lockedPerson(manager, wanted);
    if (!person) throw new UsageError('No hay una persona con ese RUT.');
    await (order === 'export' ? exported : erased)(person, manager, options, parts);
  });
}

async function exported(
  person: Person,
  manager: EntityManager,
  { out }: Options,
  { print, audit }: PeopleCommandParts,
): Promise<void> {
  const text = JSON.stringify(await dataOf(person, manager), null, 2);
  if (out === undefined) print(text);
  else await written(out, text);
  await notePerson('person_exported', person, null, { audit, manager });
}

/** Writes a file that only its owner can read. */
async function written(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new UsageError(exists ? 'Ese archivo ya existe: elige otro.' : 'No se puede escribir ese archivo.');
  }
}

async function erased(
  person: Person,
  manager: EntityManager,
  { confirm }: Options,
  { print, audit, clock }: PeopleCommandParts,
): Promise<void> {
  const sent = await countSent(manager, person);
  if (confirm) {
    const counts = await erasePerson(person, { actor: null, manager, audit, now: clock.now() });
    print(`Se borró ${describeCounts(counts)}.`);
  } else {
    print(`Se borraría ${describeCounts(await countData(person, manager))}. Bórralo con --confirm.`);
  }
  if (sent > 0) print(`Simulaciones que ya están en el workflow: ${sent}. Pide borrarlas también allí.`);
}

const describeCounts = (counts: Counts): string =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count}`)
    .join(', ');

const PAGE = { number: 1, size: 1000 };

/** Performs an order of the register, and returns the requests that it shows. */
async function requestsAfter(
  order: Exclude<Order, 'retention' | 'export' | 'erase'>,
  id: number,
  options: Options,
  parts: PeopleCommandParts,
): Promise<readonly PersonRequest[]> {
  const { source, audit, clock, secret } = parts;
  if (secret === null && order === 'register')
    throw new UsageError(
      'Falta JWT_SECRET, el de la instalación: protege el RUT de las solicitudes respondidas.',
    );
  const requests = new PersonRequests({ source, audit, clock, secret: secret ?? '' });
  if (order === 'list') return (await requests.page(options.all ? undefined : 'open', PAGE)).requests;
  if (order === 'register') return [await requests.register(await newRequest(options, parts), null)];
  if (order === 'extend') return [await requests.extend(id, null)];
  if (order === 'unblock') return [await requests.lift(id, null)];
  if (!options.answer?.trim()) throw new UsageError(USAGE);
  const outcome = order === 'grant' ? 'granted' : 'refused';
  const answer = { outcome, answer: options.answer, corrections: correctionsOf(options) } as const;
  return [await requests.answer(id, answer, null)];
}

async function newRequest(
  { kind, received, note }: Options,
  { readPerson }: PeopleCommandParts,
): Promise<NewRequest> {
  if (!isKind(kind) || (received !== undefined && !isIsoDate(received))) throw new UsageError(USAGE);
  return { kind, received, note, identification: await readPerson() };
}

const isKind = (kind: string | undefined): kind is RequestKind =>
  (REQUEST_KINDS as readonly (string | undefined)[]).includes(kind);

function correctionsOf(options: Options) {
  const corrections = {
    first_name: options['first-name'],
    last_name: options['last-name'],
    email: options.email,
    phone_number: options.phone,
  };
  return Object.values(corrections).some((value) => value !== undefined) ? corrections : undefined;
}

const lineOf = ({ id, kind, identification, due, state, answered_at: answeredAt }: PersonRequest): string =>
  [
    `N.º ${id}`,
    REQUEST_KIND_NAMES[kind],
    identification ?? '(datos borrados)',
    state === 'open' ? `vence el ${formatDateText(due)}` : REQUEST_STATE_NAMES[state],
    ...(answeredAt ? [answeredAt.toISOString()] : []),
  ].join('\t');

/** Counts the simulations that have been stored for too long. @throws UsageError */
async function countRetained(
  { months, 'sent-months': sentMonths }: Options,
  { source, clock, print, env }: PeopleCommandParts,
): Promise<void> {
  const retention = retentionOf({
    RETENTION_MONTHS: months ?? env['RETENTION_MONTHS'],
    RETENTION_SENT_MONTHS: sentMonths ?? env['RETENTION_SENT_MONTHS'],
  });
  const { simulations, clients } = await countOutdated(source.manager, retention, clock.today());
  print(`Se borrarían simulations: ${simulations}, clients: ${clients}.`);
}

function retentionOf(env: Environment): Retention {
  const reader = new EnvironmentReader(env);
  try {
    const retention = readRetention(reader);
    reader.finish();
    if (retention) return retention;
  } catch (error) {
    throw error instanceof ConfigurationError ? new UsageError(error.message) : error;
  }
  throw new UsageError('No hay un plazo: dalo con --months o con RETENTION_MONTHS.');
}
