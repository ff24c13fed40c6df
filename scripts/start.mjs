// @ts-check
// One process from npm's shell to the launcher: a shell between them would not pass SIGTERM on.
import { buildIfStale } from './build-if-stale.mjs';

buildIfStale();
await import('../bff/dist/launch/main.js');
