/** `npm run record`: a proxy that records the traffic. */
import { runServer } from '../command-line.ts';
import { record, RECORD_USAGE } from './record-command.ts';

await runServer(RECORD_USAGE, record);
