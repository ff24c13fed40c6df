import { EDIT_PARSERS, type Edit } from './edits.ts';
import { namedValue } from './quoting.ts';
import { GARBAGE_KINDS, HALF_KINDS, type Effect } from './scenario.ts';

/** Returns undefined for an invalid argument; '' means no argument. */
type Parser = (argument: string) => Effect | undefined;

/** Effect: its syntax, for the refusal of an invalid argument, and its parser. */
interface EffectSpec {
  readonly syntax: string;
  readonly parse: Parser;
}

const withoutArgument =
  (effect: Effect): Parser =>
  (argument) =>
    argument === '' ? effect : undefined;

function statusOf(text: string): number | undefined {
  const status = Number(text);
  return /^\d{3}$/.test(text) && status >= 200 && status <= 599 ? status : undefined;
}

function status(argument: string): Effect | undefined {
  const code = statusOf(argument);
  return code === undefined ? undefined : { kind: 'status', status: code };
}

function errors(argument: string): Effect | undefined {
  const code = statusOf(argument);
  return argument !== '' && code === undefined ? undefined : { kind: 'errors', status: code };
}

function refused(argument: string): Effect | undefined {
  return /^[a-z_]{1,40}$/.test(argument) ? { kind: 'refused', code: argument } : undefined;
}

const MAX_MS = 600_000;

function slow(argument: string): Effect | undefined {
  const ms = Number(argument);
  return /^\d+$/.test(argument) && ms <= MAX_MS ? { kind: 'slow', ms } : undefined;
}

function half(argument: string): Effect | undefined {
  const then = HALF_KINDS.find((kind) => kind === (argument || 'silence'));
  return then && { kind: 'half', then };
}

function garbage(argument: string): Effect | undefined {
  const kind = GARBAGE_KINDS.find((each) => each === argument);
  return argument !== '' && !kind ? undefined : { kind: 'garbage', garbage: kind };
}

function uf(argument: string): Effect | undefined {
  return /^\d+(\.\d{1,2})?$/.test(argument) ? { kind: 'uf', ufClp: Number(argument) } : undefined;
}

/** Header fields that a scenario cannot set, because they frame the answer. */
const FRAMING = /^(?:content-length|transfer-encoding|connection|x-mock-core)$/i;

function header(argument: string): Effect | undefined {
  const [name = '', value = ''] = namedValue(argument) ?? [];
  const isHeader = /^[\w-]{1,60}$/.test(name) && !FRAMING.test(name) && /^[\x20-\x7e]{1,200}$/.test(value);
  return isHeader ? { kind: 'header', name, value } : undefined;
}

const edit =
  (change: Edit['change']): Parser =>
  (argument) => {
    const parsed = EDIT_PARSERS[change](argument);
    return parsed && { kind: 'edit', edit: parsed };
  };

/** All effects by name. docs/mocks.md says what each does. */
export const EFFECTS: ReadonlyMap<string, EffectSpec> = new Map([
  ['ok', { syntax: 'ok', parse: withoutArgument({ kind: 'ok' }) }],
  ['slow', { syntax: 'slow:<ms>', parse: slow }],
  ['down', { syntax: 'down', parse: withoutArgument({ kind: 'down' }) }],
  ['lost', { syntax: 'lost', parse: withoutArgument({ kind: 'lost' }) }],
  ['twice', { syntax: 'twice', parse: withoutArgument({ kind: 'twice' }) }],
  ['previous', { syntax: 'previous', parse: withoutArgument({ kind: 'previous' }) }],
  ['half', { syntax: 'half[:silence|:reset]', parse: half }],
  ['status', { syntax: 'status:<200-599>', parse: status }],
  ['page', { syntax: 'page', parse: withoutArgument({ kind: 'page' }) }],
  ['401', { syntax: '401', parse: withoutArgument({ kind: 'unauthorized' }) }],
  ['errors', { syntax: 'errors[:<200-599>]', parse: errors }],
  ['garbage', { syntax: 'garbage[:types|:nan|:truncated]', parse: garbage }],
  ['refused', { syntax: 'refused:<código>', parse: refused }],
  ['uf', { syntax: 'uf:<pesos>', parse: uf }],
  ['header', { syntax: 'header:<nombre>=<valor>', parse: header }],
  ['drop', { syntax: 'drop:<ruta>', parse: edit('drop') }],
  ['extra', { syntax: 'extra:<ruta>[:<json>]', parse: edit('extra') }],
  ['set', { syntax: 'set:<ruta>:<json>', parse: edit('set') }],
  ['bias', { syntax: 'bias:<ruta>(+|-|*)<número>', parse: edit('bias') }],
]);
