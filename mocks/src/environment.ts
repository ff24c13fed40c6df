import { credentialsOf, type Environment, MAX_PORT, portOf } from './command-line.ts';
import type { MockServerOptions } from './mock-server.ts';

const DEFAULT_PORT = 4010;
/** Difference between the ports of mailbox and core: 4025 and 4010. */
const MAILBOX_DISTANCE = 15;

/** Returns the default port of the mailbox; 0 (any free port) if it would be out of range. */
function mailboxPortOf(port: number): number {
  return port === 0 || port + MAILBOX_DISTANCE > MAX_PORT ? 0 : port + MAILBOX_DISTANCE;
}

/** Reads the mock server's options from the environment. @throws WrongUsage */
export function optionsFrom(environment: Environment): MockServerOptions {
  const portIn = (name: string): number | undefined => portOf(name, environment[name] || undefined);
  const port = portIn('MOCK_PORT') ?? DEFAULT_PORT;
  return {
    port,
    mailboxPort: portIn('MAILBOX_PORT') ?? mailboxPortOf(port),
    host: environment['MOCK_HOST'] || undefined,
    credentials: credentialsOf(environment),
    workflowCredentials: credentialsOf(environment, 'WORKFLOW_USER', 'WORKFLOW_PASSWORD'),
  };
}
