import { RATE_APPROVALS } from '@simulador/contracts/rates/rate-sheet';
import { CoreBounds } from '@simulador/contracts/api/core-bounds';
import { isIP } from 'node:net';
import { readBankSignIn, readPublicUrl } from './bank-sign-in.ts';
import { checkProxy, readClientCertificate } from './bank-network.ts';
import { type Environment, EnvironmentReader } from './environment-reader.ts';
import { readModes } from './modes.ts';
import { readServiceAccount, varietyBits } from './secret-files.ts';

/** Days after a simulation until which its rate is quoted, unless the bank sets others. */
export const QUOTE_VALID_DAYS = 15;

/** Reads the bank's settings for its pricing desk and its heads. See docs/rules.md R800, R910, R1030. */
const readDeskSettings = (reader: EnvironmentReader) => ({
  /** Days after a simulation's until which its rate is quoted; 0: nothing is promised. */
  quoteValidDays: reader.integer('QUOTE_VALID_DAYS', QUOTE_VALID_DAYS, 0, 365),
  /** Minutes after which a first answer is slow. */
  slowAnswerMin: reader.integer('SLOW_ANSWER_MIN', 60, 1, 10_000),
  /** Days after which a simulation waits too long for its first answer. */
  lateWaitDays: reader.integer('LATE_WAIT_DAYS', 8, 1, 365),
  /** Largest part of an income for dividend and other debts together, percent. */
  totalDebtPct: reader.integer('TOTAL_DEBT_PCT', 40, 25, 100),
});

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_LENGTH = 32;
const SECRET_BITS = 128;
const OPS_TOKEN_LENGTH = 16;
const OPS_TOKEN_BITS = 48;
export const DEFAULT_JWT_SECRET = 'clave-de-desarrollo-no-usar-en-produccion';
/** Reads the configuration from environment variables. @throws ConfigurationError naming all invalid variables. */
export function readConfig(env: Environment) {
  const reader = new EnvironmentReader(env);
  const production = env['NODE_ENV'] === 'production';
  const databaseUrl = reader.url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? '';
  if (!databaseUrl) reader.missing('DATABASE_URL', 'la dirección de PostgreSQL');
  const publicUrl = readPublicUrl(reader, production);
  const config = {
    production,
    port: reader.integer('PORT', 3000, 0, 65535),
    /** Address to listen on; null for all interfaces. */
    host: readHost(reader),
    databaseUrl,
    databaseMigrationUrl:
      reader.url('DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:'])?.href ?? databaseUrl,
    modes: readModes(reader, production),
    jwtSecret: readSecret(reader, 'JWT_SECRET', production) ?? DEFAULT_JWT_SECRET,
    /** Credential of `/ops`; without one there is no access. */
    opsToken: readOpsToken(reader, production),
    /** Whether `/api/docs` and `/api/openapi.json` are served. */
    apiDocs: reader.oneOf('API_DOCS', ['true', 'false'], String(!production)) === 'true',
    ...readDemonstration(reader, production),
    /** Basic credentials of a bank script that may read every simulation; null without such a script. */
    serviceAccount: readServiceAccount(reader, production),
    /** Sign-in by the bank's identity provider; null if users sign in with a password. */
    bankSignIn: readBankSignIn(reader, production, publicUrl),
    /** The mail server with its credentials; null if mails wait in the queue. */
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']) ?? null,
    /** Address at which browsers reach the simulator, with a closing slash; null if it is not configured. */
    publicUrl,
    /** Whether browsers always reach the simulator over TLS, even if a proxy terminates it and the request does not show it. */
    behindTls: production || publicUrl?.protocol === 'https:',
    /** Folder of recordings; null if nothing is recorded. */
    recordDirectory: reader.text('RECORD') ?? null,
    /** How long simulations are stored; null for no limit. */
    retention: readRetention(reader),
    /** Whether a second administrator approves changes of rates. */
    rateApproval: reader.oneOf('RATE_APPROVAL', RATE_APPROVALS, 'none'),
    desk: readDeskSettings(reader),
    /** Maximum change of a core's UF since the last known one, in percent of it for each day between them. */
    ufMaxDailyChangePct: reader.decimal('UF_MAX_DAILY_CHANGE_PCT', 0.07, 0, 100),
    /** Tolerances and limits of the core's answers. */
    coreBounds: readCoreBounds(reader),
    trustProxy: readTrustProxy(reader, production),
    /** Base address of the OTLP collector for traces; null if there is none. */
    traceCollector: reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.href ?? null,
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    /** Maximum wait for a database that is starting, ms. */
    databaseStartTimeoutMs: reader.integer('DATABASE_START_TIMEOUT_MS', 10_000, 0, 3_600_000),
    /** Time for which new connections are still accepted after a signal, while the readiness probe is answered 503, ms. */
    shutdownDelayMs: reader.integer('SHUTDOWN_DELAY_MS', 0, 0, 60_000),
    /** Maximum time for running requests at a shutdown, ms. */
    shutdownTimeoutMs: reader.integer('SHUTDOWN_TIMEOUT_MS', 10_000, 100, 600_000),
    /** Certificate that the BFF presents to cores over https; null if it has none. */
    clientCertificate: readClientCertificate(reader),
  };
  checkProxy(reader);
  reader.finish();
  return {
    ...config,
    /** Names of variables that look like ours and that nothing reads. */
    unreadVariables: reader.unread() as readonly string[],
  };
}

/** Configuration of the process, validated once at boot. */
export type AppConfig = Readonly<ReturnType<typeof readConfig>>;

function readHost(reader: EnvironmentReader): string | null {
  const host = reader.text('HOST') ?? null;
  if (host !== null && host !== 'localhost' && isIP(host) === 0)
    reader.wrong('HOST', 'debe ser una dirección IP de este equipo, como 127.0.0.1 o 0.0.0.0');
  return host;
}

function readCoreBounds(reader: EnvironmentReader): CoreBounds {
  try {
    return new CoreBounds(reader.text('CORE_BOUNDS'));
  } catch {
    reader.wrong('CORE_BOUNDS', 'debe ser una lista como total_uf=0.001, tmc_max_pct=45@2027-01-01');
    return new CoreBounds();
  }
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns true if Express accepts it as an address, a network or a name of networks. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (NAMED_NETWORKS.includes(text)) return true;
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    longest > 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}

/** Reads the proxies whose X-Forwarded-For is trusted, as Express takes them: a number of hops, all or none, or addresses and networks. */
function readTrustProxy(reader: EnvironmentReader, production: boolean): string | number | boolean {
  const text = reader.text('TRUST_PROXY') ?? 'false';
  if (production && text === 'true')
    reader.wrong('TRUST_PROXY', 'en producción debe decir cuántos saltos o qué direcciones, no todas');
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  if (text.split(',').every((part) => isNetwork(part.trim()))) return text;
  reader.wrong('TRUST_PROXY', 'debe ser un número de saltos, true, false o una lista de direcciones');
  return false;
}

function readSecret(reader: EnvironmentReader, key: string, production: boolean): string | undefined {
  const secret = reader.text(key);
  const unsafe =
    !secret ||
    secret === DEFAULT_JWT_SECRET ||
    secret.length < SECRET_LENGTH ||
    varietyBits(secret) < SECRET_BITS;
  if (production && unsafe)
    reader.wrong(
      key,
      `en producción debe ser propio, variado y de ${SECRET_LENGTH} caracteres o más, como lo que da openssl rand -base64 32`,
    );
  return secret;
}

/** Reads what an installation without a bank's data has; refused in production. */
function readDemonstration(reader: EnvironmentReader, production: boolean) {
  /** Whether the demo users are created. */
  const demoUsers = reader.oneOf('SEED_DEMO_USERS', ['true', 'false'], 'false') === 'true';
  /** Number of invented simulations that fill an empty database. */
  const demoSimulations = reader.integer('DEMO_SIMULATIONS', 0, 0, 1000);
  const forbidden = 'en producción no puede haber datos de demostración';
  if (production && demoUsers) reader.wrong('SEED_DEMO_USERS', forbidden);
  if (production && demoSimulations > 0) reader.wrong('DEMO_SIMULATIONS', forbidden);
  return { demoUsers, demoSimulations };
}

function readOpsToken(reader: EnvironmentReader, production: boolean): string | null {
  const token = reader.text('OPS_TOKEN') ?? null;
  const weak = token !== null && (token.length < OPS_TOKEN_LENGTH || varietyBits(token) < OPS_TOKEN_BITS);
  if (production && weak)
    reader.wrong('OPS_TOKEN', `en producción debe ser variado y tener ${OPS_TOKEN_LENGTH} caracteres o más`);
  return token;
}

export const APP_CONFIG = Symbol('AppConfig');

/** Returns whether simulations can be mailed, by the mail server or the core. Without either, mails wait in the queue. */
export const hasMail = ({ smtpUrl, modes }: Pick<AppConfig, 'smtpUrl' | 'modes'>): boolean =>
  smtpUrl !== null || modes.mail.mode !== 'local';

/** How long simulations without activity are stored, in months. */
export interface Retention {
  readonly months: number;
  /** The same for simulations sent to the workflow; null stores those without limit. */
  readonly sentMonths: number | null;
}

const MONTHS_MAX = 600;

/** Reads the retention. Returns null if nothing is erased because of its age. */
export function readRetention(reader: EnvironmentReader): Retention | null {
  const months = reader.integer('RETENTION_MONTHS', 0, 0, MONTHS_MAX);
  const sentMonths = reader.integer('RETENTION_SENT_MONTHS', 0, 0, MONTHS_MAX) || null;
  if (months === 0 && sentMonths !== null)
    reader.wrong('RETENTION_SENT_MONTHS', 'solo vale junto con RETENTION_MONTHS');
  return months === 0 ? null : { months, sentMonths };
}
