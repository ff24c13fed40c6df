import { parseDelay } from './delay.ts';
import { EDIT_PARSERS, type Edit } from './edits.ts';
import { namedValue } from './quoting.ts';
import { GARBAGE_KINDS, HALF_KINDS, type Effect } from './scenario.ts';

/** Effect: syntax, example, meaning (in Spanish, for `/__mock/scenarios`) and parser. */
export interface EffectSpec {
  readonly name: string;
  readonly syntax: string;
  readonly example: string;
  readonly meaning: string;
  /** Returns undefined for an invalid argument; '' means no argument. */
  parse(argument: string): Effect | undefined;
}

type Parser = EffectSpec['parse'];

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

function slow(argument: string): Effect | undefined {
  const delay = parseDelay(argument);
  return delay && { kind: 'slow', delay };
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

type Row = readonly [name: string, syntax: string, example: string, meaning: string, parse: Parser];

const ROWS: readonly Row[] = [
  ['ok', 'ok', 'ok', 'Respuesta sana.', withoutArgument({ kind: 'ok' })],
  [
    'slow',
    'slow:<ms> | slow:normal(media,desviación) | slow:exp(media)',
    'slow:normal(800,200)',
    'Espera antes de responder; hasta 600000 ms.',
    slow,
  ],
  ['down', 'down', 'down', 'Corta la conexión sin responder.', withoutArgument({ kind: 'down' })],
  [
    'lost',
    'lost',
    'lost',
    'Hace lo pedido y corta la conexión sin responder.',
    withoutArgument({ kind: 'lost' }),
  ],
  [
    'twice',
    'twice',
    'twice',
    'La solicitud llega dos veces, como la repite un proxy; se responde la segunda.',
    withoutArgument({ kind: 'twice' }),
  ],
  [
    'previous',
    'previous',
    'previous',
    'Responde lo que corresponde a la solicitud anterior de la operación, que puede ser de otra persona.',
    withoutArgument({ kind: 'previous' }),
  ],
  [
    'half',
    'half[:silence|:reset]',
    'half:reset',
    'Encabezados y la mitad del cuerpo; después nada más, o un corte.',
    half,
  ],
  ['status', 'status:<200-599>', 'status:503', 'Ese estado, con el error del core en el cuerpo.', status],
  ['page', 'page', 'page', 'Estado 200 con una página HTML de error.', withoutArgument({ kind: 'page' })],
  ['401', '401', '401', 'Rechaza las credenciales.', withoutArgument({ kind: 'unauthorized' })],
  [
    'errors',
    'errors[:<200-599>]',
    'errors',
    'El rechazo propio de la operación: errors, errors_detail o detail.',
    errors,
  ],
  [
    'garbage',
    'garbage[:types|:nan|:truncated]',
    'garbage:nan',
    'Estado 200 con tipos equivocados, números que no lo son o medio cuerpo.',
    garbage,
  ],
  [
    'refused',
    'refused:<código>',
    'refused:email_taken',
    'Un rechazo 400 con el código que el contrato le da.',
    refused,
  ],
  ['uf', 'uf:<pesos>', 'uf:39485.65', 'Otro valor de la UF.', uf],
  [
    'header',
    'header:<nombre>=<valor>',
    'header:Retry-After=30',
    'La respuesta lleva ese encabezado.',
    header,
  ],
  [
    'rename',
    'rename:<ruta>-><nombre>',
    'rename:salida.0.Dividendo->dividendo',
    'Un campo llega con otro nombre.',
    edit('rename'),
  ],
  ['drop', 'drop:<ruta>', 'drop:salida.0.TasaCae', 'Un campo no llega.', edit('drop')],
  ['extra', 'extra:<ruta>[:<json>]', 'extra:salida.0.Glosa:"x"', 'Llega un campo de más.', edit('extra')],
  ['set', 'set:<ruta>:<json>', 'set:salida.0.Cuotas:null', 'Un campo llega con otro valor.', edit('set')],
  [
    'bias',
    'bias:<ruta>(+|-|*)<número>',
    'bias:salida.0.SegInc+0.0002',
    'Un número llega corrido; sigue siendo plausible.',
    edit('bias'),
  ],
];

/** All effects by name, in the order of their documentation. */
export const EFFECTS: ReadonlyMap<string, EffectSpec> = new Map(
  ROWS.map(([name, syntax, example, meaning, parse]) => [name, { name, syntax, example, meaning, parse }]),
);
