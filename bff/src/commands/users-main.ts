import 'reflect-metadata';
import { readLine, runCommand } from './run-command.ts';
import { runUsersCommand, USAGE } from './users-command.ts';

const readPassword = (): Promise<string> => readLine('Contraseña: ', { secret: true });

await runCommand(USAGE, (args, parts) => runUsersCommand(args, { ...parts, readPassword }));
