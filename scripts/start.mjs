// @ts-check
// One process from npm's shell to the launcher: a shell between them would not pass SIGTERM on.
import { buildIfStale } from './build-if-stale.mjs';
import { answerHelp } from './help.mjs';

answerHelp(
  'Uso: npm start   el simulador completo; sin opciones, con variables como PORT y DATA_DIR (docs/configuration.md)',
);
buildIfStale();
await import('../bff/dist/launch/main.js');
