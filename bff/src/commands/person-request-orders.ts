import { isIsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { REQUEST_KINDS, type RequestKind } from '@simulador/contracts/people/person-requests';
import {
  REQUEST_KIND_NAMES,
  REQUEST_STATE_NAMES,
} from '@simulador/contracts/people/messages/person-requests';
import type { Clock } from '../clock/clock.ts';
import type { Environment } from '../config/environment-reader.ts';
import { PersonRequests } from '../people/personal-data/person-requests.ts';
import type { PersonRequest } from '../people/personal-data/stored-request.ts';
import { type CommandParts, UsageError } from './run-command.ts';

/** Dependencies of `npm run person`. */
export interface PeopleCommandParts extends CommandParts {
  /** Asks for the RUT on the terminal: as an argument it would stay in the shell's history. */
  readonly readPerson: () => Promise<string>;
  readonly clock: Clock;
  readonly env: Environment;
  /** The installation's secret, JWT_SECRET; null if it is unknown. */
  readonly secret: string | null;
}

/** Subcommands for the register of persons' requests. */
const ORDERS = ['register', 'list', 'grant', 'refuse', 'extend', 'unblock'] as const;
type RequestOrder = (typeof ORDERS)[number];

const text = { type: 'string' } as const;

export const REQUEST_OPTIONS = {
  kind: text,
  received: text,
  note: text,
  answer: text,
  all: { type: 'boolean' },
  'first-name': text,
  'last-name': text,
  email: text,
  phone: text,
} as const;

type RequestOptions = {
  readonly [Name in keyof typeof REQUEST_OPTIONS]?: Name extends 'all' ? boolean : string;
};

export const REQUEST_USAGE = `  register --kind TIPO [--received AAAA-MM-DD] [--note TEXTO]
                              registra una solicitud; tipos: ${REQUEST_KINDS.join(', ')}
  list [--all]                solicitudes pendientes, las vencidas primero; con --all, también las respondidas
  extend N                    prorroga por 30 días el plazo de la solicitud N, una sola vez
  grant N --answer TEXTO      la acoge y hace lo que pide: corrige, borra, bloquea
        [--first-name N] [--last-name N] [--email E] [--phone T]   los datos corregidos
  refuse N --answer TEXTO     la rechaza
  unblock N                   levanta el bloqueo de la solicitud N`;

const PAGE = { number: 1, size: 1000 };

export const isRequestOrder = (order: string): order is RequestOrder =>
  (ORDERS as readonly string[]).includes(order);

/** Runs one subcommand of the register. @throws UsageError with a Spanish sentence */
export async function runRequestOrder(
  order: RequestOrder,
  rest: readonly string[],
  options: RequestOptions,
  parts: PeopleCommandParts,
): Promise<void> {
  const { source, audit, clock, secret, print } = parts;
  if (secret === null && order === 'register')
    throw new UsageError(
      'Falta JWT_SECRET, el de la instalación: protege el RUT de las solicitudes respondidas.',
    );
  const requests = new PersonRequests({ source, audit, clock, secret: secret ?? '' });
  for (const request of await done(order, rest, options, { requests, parts })) print(lineOf(request));
}

async function done(
  order: RequestOrder,
  rest: readonly string[],
  options: RequestOptions,
  { requests, parts }: { readonly requests: PersonRequests; readonly parts: PeopleCommandParts },
): Promise<readonly PersonRequest[]> {
  if (order === 'list') {
    if (rest.length > 0) throw usage();
    return (await requests.page(options.all ? undefined : 'open', PAGE)).requests;
  }
  if (order === 'register') {
    if (rest.length > 0) throw usage();
    return [await requests.register(await newRequest(options, parts), null)];
  }
  const id = numberIn(rest);
  if (order === 'extend') return [await requests.extend(id, null)];
  if (order === 'unblock') return [await requests.lift(id, null)];
  if (!options.answer?.trim()) throw usage();
  const outcome = order === 'grant' ? 'granted' : 'refused';
  const answer = { outcome, answer: options.answer, corrections: correctionsOf(options) } as const;
  return [await requests.answer(id, answer, null)];
}

async function newRequest({ kind, received, note }: RequestOptions, { readPerson }: PeopleCommandParts) {
  if (!isKind(kind) || (received !== undefined && !isIsoDate(received))) throw usage();
  return { kind, received, note, identification: await readPerson() };
}

const isKind = (kind: string | undefined): kind is RequestKind =>
  (REQUEST_KINDS as readonly (string | undefined)[]).includes(kind);

function correctionsOf(options: RequestOptions) {
  const corrections = {
    first_name: options['first-name'],
    last_name: options['last-name'],
    email: options.email,
    phone_number: options.phone,
  };
  return Object.values(corrections).some((value) => value !== undefined) ? corrections : undefined;
}

function numberIn([number = '', ...others]: readonly string[]): number {
  if (!/^\d{1,9}$/.test(number) || others.length > 0) throw usage();
  return Number(number);
}

const usage = (): UsageError => new UsageError(`Uso: npm run person -- <orden>\n${REQUEST_USAGE}`);

const lineOf = ({ id, kind, identification, due, state, answeredAt }: PersonRequest): string =>
  [
    `N.º ${id}`,
    REQUEST_KIND_NAMES[kind],
    identification ?? '(datos borrados)',
    state === 'open' ? `vence el ${formatDateText(due)}` : REQUEST_STATE_NAMES[state],
    ...(answeredAt ? [answeredAt.toISOString()] : []),
  ].join('\t');
