import { isIsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { worded } from '@simulador/contracts/platform/sentence';
import {
  REQUEST_KIND_NAMES,
  REQUEST_STATE_NAMES,
} from '@simulador/contracts/people/messages/person-requests';
import { REQUEST_KINDS, type RequestKind } from '@simulador/contracts/people/person-requests';
import { writeFile } from 'node:fs/promises';
import type { Clock } from '../clock/clock.ts';
import { type Environment, EnvironmentReader } from '../config/environment-reader.ts';
import { readRetention } from '../config/environment.ts';
import { Problem } from '../http/problem.ts';
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

export const USAGE = `Uso: npm run person -- <orden>
  register --kind TIPO [--received AAAA-MM-DD] [--note TEXTO]
                              registra una solicitud (el RUT se pide, o se lee de la entrada);
                              tipos: ${REQUEST_KINDS.join(', ')}
  list [--all]                solicitudes pendientes, las vencidas primero; con --all, también las respondidas
  export N [--out ARCHIVO]    entrega todo lo que se guarda de la persona de la solicitud N, en JSON
  extend N                    prorroga por 30 días el plazo de la solicitud N, una sola vez
  grant N --answer TEXTO      la acoge y hace lo que pide: corrige, borra, bloquea
        [--first-name N] [--last-name N] [--email E] [--phone T]   los datos corregidos
  refuse N --answer TEXTO     la rechaza
  unblock N                   levanta el bloqueo de la solicitud N
  retention                   dice cuántas simulaciones borraría el simulador con los meses de RETENTION_MONTHS y
                              RETENTION_SENT_MONTHS; no borra nada`;

const text = { type: 'string' } as const;
const corrections = { 'first-name': text, 'last-name': text, email: text, phone: text };

/** Options of each order. */
const OPTIONS = {
  register: { kind: text, received: text, note: text },
  list: { all: { type: 'boolean' } },
  export: { out: text },
  extend: {},
  grant: { answer: text, ...corrections },
  refuse: { answer: text },
  unblock: {},
  retention: {},
} as const;
/** Orders without the number of a request. */
const OF_ALL: readonly string[] = ['register', 'list', 'retention'];
type Order = keyof typeof OPTIONS;
type OptionName = { [Name in Order]: keyof (typeof OPTIONS)[Name] }[Order];
type Options = { readonly [Name in OptionName]?: Name extends 'all' ? boolean : string };

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
  const isCalled = OF_ALL.includes(order)
    ? positionals.length === 0
    : positionals.length === 1 && /^\d{1,9}$/.test(positionals[0] ?? '');
  if (!isCalled) throw new UsageError(USAGE);
  if (order === 'retention') return countRetained(parts);
  const { source, audit, clock, secret } = parts;
  if (secret === null && order === 'register')
    throw new UsageError(
      'Falta JWT_SECRET, el de la instalación: protege el RUT de las solicitudes respondidas.',
    );
  const requests = new PersonRequests(source, audit, clock, { jwtSecret: secret ?? '' });
  const id = Number(positionals[0]);
  if (order === 'export') return exported(requests, id, options, parts);
  for (const request of await requestsAfter(order, { requests, id }, options, parts))
    parts.print(lineOf(request));
}

/** Prints all that is stored of the person of a request, or writes it to a file. */
async function exported(
  requests: PersonRequests,
  id: number,
  { out }: Options,
  { print }: PeopleCommandParts,
): Promise<void> {
  const text = JSON.stringify(await requests.exported(id, null), null, 2);
  if (out === undefined) print(text);
  else await written(out, text);
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

const PAGE = { number: 1, size: 1000 };

/** Performs an order of the register, and returns the requests that it shows. */
async function requestsAfter(
  order: Exclude<Order, 'retention' | 'export'>,
  { requests, id }: { readonly requests: PersonRequests; readonly id: number },
  options: Options,
  parts: PeopleCommandParts,
): Promise<readonly PersonRequest[]> {
  if (order === 'list') return (await requests.page(options.all ? undefined : 'open', PAGE)).requests;
  if (order === 'register') return [await requests.register(await newRequest(options, parts), null)];
  if (order === 'extend') return [await requests.extend(id, null)];
  if (order === 'unblock') return [await requests.lift(id, null)];
  if (!options.answer?.trim()) throw new UsageError(USAGE);
  const outcome = order === 'grant' ? 'granted' : 'refused';
  const answer = { outcome, answer: options.answer, corrections: correctionsOf(options) } as const;
  const { sent } = await requests.storedData(id);
  const answered = await requests.answer(id, answer, null);
  if (order === 'grant' && answered.kind === 'erasure' && sent > 0)
    parts.print(`Simulaciones que ya están en el workflow: ${sent}. Pide borrarlas también allí.`);
  return [answered];
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

/** Counts the simulations that have been stored for too long. @throws UsageError @throws ConfigurationError */
async function countRetained({ source, clock, print, env }: PeopleCommandParts): Promise<void> {
  const reader = new EnvironmentReader(env);
  const retention = readRetention(reader);
  reader.finish();
  if (!retention) throw new UsageError('No hay un plazo: dalo con RETENTION_MONTHS.');
  print(`Simulaciones que se borrarían: ${await countOutdated(source.manager, retention, clock.today())}.`);
}
