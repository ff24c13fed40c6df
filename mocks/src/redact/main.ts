/** `npm run redact`: a browser's HAR without personal data. */
import { PROCESS_OUTPUT } from '../command-line.ts';
import { redact } from './redact-command.ts';

process.exitCode = await redact(process.argv.slice(2), PROCESS_OUTPUT);
