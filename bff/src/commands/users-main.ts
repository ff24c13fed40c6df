import 'reflect-metadata';
import { readLine, runCommand } from './run-command.ts';
import { runUsersCommand, USAGE } from './users-command.ts';

const readPassword = (): Promise<string> => readLine('Contraseña: ', { secret: true });

const { OIDC_ISSUER: issuer, OIDC_EMERGENCY_EMAIL: emergencyEmail } = process.env;

await runCommand(USAGE, (args, parts) =>
  runUsersCommand(args, { ...parts, readPassword, bank: { issuer, emergencyEmail } }),
);
