/** `npm run record`: a proxy that records the traffic. */
import { PROCESS_OUTPUT, runServer } from '../command-line.ts';
import { record, RECORD_USAGE } from './record-command.ts';

await runServer(() => record(process.argv.slice(2), PROCESS_OUTPUT), RECORD_USAGE);
