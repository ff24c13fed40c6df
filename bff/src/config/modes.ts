import { CAPABILITIES, type Capability, type CapabilityDefinition, USUAL_MODES } from './capability.ts';
import type { Account, EnvironmentReader } from './environment-reader.ts';

/** Source of a capability's answers. Only modes that ask a core have an address. */
export type Mode =
  | { readonly mode: 'local' }
  | ({ readonly mode: 'core' } & CoreTarget)
  /** Answered locally; the answer is compared with the core's. */
  | ({ readonly mode: 'shadow' } & CoreTarget)
  /** Answered locally, with values that a job fetches from the CMF. */
  | ({ readonly mode: 'cmf' } & CoreTarget)
  /** Not answered, because only a core could, and it has no address. See docs/rules.md R755. */
  | { readonly mode: 'none' };

export interface CoreTarget {
  readonly baseUrl: URL;
  readonly timeoutMs: number;
  readonly credentials: Account | null;
  /** Part of every query in place of credentials: `apikey=…`. Never logged, traced or recorded. */
  readonly secretQuery?: string;
}

const DEFAULT_TIMEOUT_MS = 3000;
const HTTP = ['http:', 'https:'];
const CMF_URL = 'https://api.cmfchile.cl/api-sbifv3/recursos_api';
/** Deadline of a request to the CMF, which no client waits for. */
const CMF_TIMEOUT_MS = 10_000;

/** Mode of every capability, by its name. */
export type Modes = Readonly<Record<Capability, Mode>>;

/** Reads mode, address, deadline and credentials of every capability. A capability's own variables override the core's. */
export function readModes(reader: EnvironmentReader, production: boolean): Modes {
  const core = targetVariables(reader, 'CORE', null);
  const allowed = (reader.text('UPSTREAM_ALLOWED_HOSTS') ?? '').split(',').map((host) => host.trim());
  const checkAddress = (key: string, url: URL): void => {
    if (production && !isPrivate(url))
      reader.wrong(key, 'en producción debe ser https://, salvo en este mismo equipo');
    if (production && !allowed.includes(url.hostname))
      reader.wrong('UPSTREAM_ALLOWED_HOSTS', `debe incluir cada host al que se consulta en producción`);
  };
  const cmf = readCmf(reader);
  const read = ({ name, defaultMode, modes = USUAL_MODES }: CapabilityDefinition): Mode => {
    const key = name.toUpperCase();
    const mode = reader.oneOf(`MODE_${key}`, modes, defaultMode);
    const own = targetVariables(reader, key, core);
    if (mode === 'local') return { mode };
    if (mode === 'cmf') {
      if (cmf.secretQuery === undefined && !reader.isWrong('CMF_API_KEY'))
        reader.missing('CMF_API_KEY', `la clave de la API de la CMF, que MODE_${key}=cmf necesita`);
      checkAddress('CMF_URL', cmf.baseUrl);
      return { mode, ...cmf };
    }
    if (!own.baseUrl) {
      if (!modes.includes('local')) return { mode: 'none' };
      if (!reader.isWrong('CORE_URL'))
        reader.missing('CORE_URL', `la dirección del core, que MODE_${key} necesita`);
      return { mode: 'local' };
    }
    checkAddress(own.key, own.baseUrl);
    return { mode, baseUrl: own.baseUrl, timeoutMs: own.timeoutMs, credentials: own.credentials };
  };
  refuseUnknownModes(reader);
  return Object.fromEntries(CAPABILITIES.map((capability) => [capability.name, read(capability)])) as Modes;
}

/** Host names of this machine. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns true if credentials and personal data are protected in transit. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || LOOPBACK.includes(hostname);

/** Reads `CMF_URL` and `CMF_API_KEY`. */
function readCmf(reader: EnvironmentReader): CoreTarget {
  const baseUrl = reader.url('CMF_URL', HTTP) ?? new URL(CMF_URL);
  const apikey = reader.text('CMF_API_KEY');
  const secret = apikey === undefined ? {} : { secretQuery: new URLSearchParams({ apikey }).toString() };
  return { baseUrl, timeoutMs: CMF_TIMEOUT_MS, credentials: null, ...secret };
}

interface TargetVariables {
  /** Name of the variable with the address. */
  readonly key: string;
  readonly baseUrl: URL | undefined;
  readonly timeoutMs: number;
  readonly credentials: Account | null;
}

/** Reads `<PREFIX>_URL`, `_TIMEOUT_MS`, `_USER` and `_PASSWORD`. */
function targetVariables(
  reader: EnvironmentReader,
  prefix: string,
  fallback: TargetVariables | null,
): TargetVariables {
  const own = reader.account(prefix);
  const key = `${prefix}_URL`;
  const ownUrl = reader.url(key, HTTP);
  if (ownUrl?.username || ownUrl?.password)
    reader.wrong(key, `lleva credenciales, que van en ${prefix}_USER y ${prefix}_PASSWORD`);
  const baseUrl = ownUrl ?? fallback?.baseUrl;
  // The core's credentials are sent to the core's origin only: another host needs its own.
  const shared = baseUrl?.origin === fallback?.baseUrl?.origin ? fallback?.credentials : null;
  return {
    key: ownUrl ? key : (fallback?.key ?? key),
    baseUrl,
    timeoutMs: reader.integer(`${prefix}_TIMEOUT_MS`, fallback?.timeoutMs ?? DEFAULT_TIMEOUT_MS, 50, 60_000),
    credentials: own ?? shared ?? null,
  };
}

/** Refuses misspelt names, which would silently leave a capability in its default mode. */
function refuseUnknownModes(reader: EnvironmentReader): void {
  const known = CAPABILITIES.map(({ name }) => `MODE_${name.toUpperCase()}`);
  for (const key of reader.keys()) {
    if (key.startsWith('MODE_') && !known.includes(key)) reader.wrong(key, 'no es una capacidad conocida');
  }
}
