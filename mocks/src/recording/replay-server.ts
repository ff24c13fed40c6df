/** `npm run mocks:replay`: answers from recordings instead of a core. */
import { PROCESS_OUTPUT, runServer } from '../command-line.ts';
import { REPLAY_SERVER_USAGE, replayServer } from './replay-server-command.ts';

await runServer(() => replayServer(process.argv.slice(2), PROCESS_OUTPUT), REPLAY_SERVER_USAGE);
