/** What may be sent, and why not. */
import type { RecordedExchange } from '../recording/recorded.ts';
import type { Login } from './arguments.ts';

/** Operations that only calculate, by the last segment of their path. */
const CALCULATORS = new Set([
  ...['calc_dividendo', 'calc_operation_costs', 'calc_simulation_web', 'tmc', 'tarifa', 'comparacion'],
  'cuadro',
]);
/** They send a mail to whoever the address belongs to. */
const MAILING_GET = /\/last_simulation_email\/?$/i;
const LOGIN = /\/api\/token\/?$/i;

/** Whether an exchange is a login that succeeded: it is sent with credentials of the one who replays. */
export const isLogin = ({ method, url, status }: RecordedExchange): boolean =>
  method === 'POST' && LOGIN.test(url.pathname) && status >= 200 && status < 300;

function onlyReads({ method, url }: RecordedExchange): boolean {
  if (method === 'GET' || method === 'HEAD') return !MAILING_GET.test(url.pathname);
  const operation = url.pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  return method === 'POST' && CALCULATORS.has(operation);
}

/** A Spanish sentence that says why an exchange is not sent; undefined when it is. */
export function reasonToSkip(
  exchange: RecordedExchange,
  allowed: { readonly allowWrites: boolean; readonly login: Login | undefined },
): string | undefined {
  if (exchange.status === 0) return 'No quedó grabada ninguna respuesta.';
  if (isLogin(exchange)) return allowed.login ? undefined : 'Faltan REPLAY_EMAIL y REPLAY_PASSWORD.';
  if (!onlyReads(exchange) && !allowed.allowWrites)
    return 'Puede cambiar datos: se envía con --allow-writes.';
  return exchange.body.kind === 'omitted' ? 'El cuerpo no quedó grabado.' : undefined;
}
