import type { Credentials } from './core/credentials.ts';
import type { MockServerOptions } from './mock-server.ts';

/** A variable that cannot be used; the message names it in Spanish and prints no value. */
export class WrongEnvironment extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4010;

function portOf(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new WrongEnvironment('MOCK_PORT debe ser un puerto de 0 a 65535.');
  return port;
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

function credentialsOf({ CORE_USER: user, CORE_PASSWORD: password }: Environment): Credentials | undefined {
  if (!user && !password) return undefined;
  if (!user || !password) throw new WrongEnvironment('CORE_USER y CORE_PASSWORD van juntas o no van.');
  return { user, password };
}

/** The mock server's options from its environment. @throws WrongEnvironment */
export function optionsFrom(environment: Environment): MockServerOptions {
  return {
    port: portOf(environment['MOCK_PORT']),
    host: environment['MOCK_HOST'] || undefined,
    ufClp: ufOf(environment['MOCK_UF']),
    credentials: credentialsOf(environment),
  };
}
