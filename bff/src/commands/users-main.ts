import 'reflect-metadata';
import { readLine, runCommand } from './run-command.ts';
import { bankSettings } from './user-link.ts';
import { runUsersCommand, USAGE } from './users-command.ts';

const readPassword = (): Promise<string> => readLine('Contraseña: ', { secret: true });

const bank = bankSettings(process.env);

await runCommand(USAGE, (args, parts) => runUsersCommand(args, { ...parts, readPassword, bank }));
