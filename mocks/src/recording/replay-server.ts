/** `npm run mocks:replay`: answers from recordings instead of a core. */
import { runServer } from '../command-line.ts';
import { REPLAY_SERVER_USAGE, replayServer } from './replay-server-command.ts';

await runServer(REPLAY_SERVER_USAGE, replayServer);
