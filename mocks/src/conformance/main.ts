/** `npm run conformance`: checks whether a core honours core.yaml. */
import { PROCESS_OUTPUT } from '../command-line.ts';
import { conformance } from './cli.ts';

process.exitCode = await conformance(process.argv.slice(2), process.env, PROCESS_OUTPUT);
