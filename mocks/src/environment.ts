import type { Credentials } from './core/credentials.ts';
import type { MockServerOptions } from './mock-server.ts';

/** A variable that cannot be used; the message names it in Spanish and prints no value. */
export class WrongEnvironment extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4010;
/** The mailbox stands this far from the core: 4025 beside 4010. */
const MAILBOX_DISTANCE = 15;
const MAX_PORT = 65_535;

function portOf(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    throw new WrongEnvironment(`${name} debe ser un puerto de 0 a 65535.`);
  return port;
}

/** Next to the core's; a free one if there is no such port. */
function mailboxPortBeside(port: number): number {
  return port === 0 || port + MAILBOX_DISTANCE > MAX_PORT ? 0 : port + MAILBOX_DISTANCE;
}

function ufOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^\d+(\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    throw new WrongEnvironment(
      'MOCK_UF debe ser un valor en pesos mayor que 0, con punto y hasta dos decimales.',
    );
  }
  return Number(text);
}

function credentialsOf(system: 'CORE' | 'WORKFLOW', environment: Environment): Credentials | undefined {
  const { [`${system}_USER`]: user, [`${system}_PASSWORD`]: password } = environment;
  if (!user && !password) return undefined;
  if (!user || !password)
    throw new WrongEnvironment(`${system}_USER y ${system}_PASSWORD van juntas o no van.`);
  return { user, password };
}

/** The mock server's options from its environment. @throws WrongEnvironment */
export function optionsFrom(environment: Environment): MockServerOptions {
  const port = portOf(environment, 'MOCK_PORT', DEFAULT_PORT);
  return {
    port,
    mailboxPort: portOf(environment, 'MAILBOX_PORT', mailboxPortBeside(port)),
    host: environment['MOCK_HOST'] || undefined,
    ufClp: ufOf(environment['MOCK_UF']),
    credentials: credentialsOf('CORE', environment),
    workflowCredentials: credentialsOf('WORKFLOW', environment),
  };
}
