import 'reflect-metadata';
import { SystemClock } from '../clock/clock.ts';
import { installationSecret, readLine, runCommand } from './run-command.ts';
import { runPeopleCommand, USAGE } from './people-command.ts';

const readPerson = (): Promise<string> => readLine('RUT: ');

await runCommand(USAGE, async (args, parts) =>
  runPeopleCommand(args, {
    ...parts,
    readPerson,
    clock: new SystemClock(),
    secret: await installationSecret(parts.env),
  }),
);
