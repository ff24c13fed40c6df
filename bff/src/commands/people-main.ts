import 'reflect-metadata';
import { readLine, runCommand } from './run-command.ts';
import { runPeopleCommand, USAGE } from './people-command.ts';

const readPerson = (): Promise<string> => readLine('RUT o correo: ');

await runCommand(USAGE, (args, parts) => runPeopleCommand(args, { ...parts, readPerson }));
