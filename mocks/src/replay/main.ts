/** `npm run replay`: sends recorded requests to a BFF or core and compares the answers. */
import { PROCESS_OUTPUT } from '../command-line.ts';
import { replay } from './cli.ts';

process.exitCode = await replay(process.argv.slice(2), process.env, PROCESS_OUTPUT);
