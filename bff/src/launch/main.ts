import { ChildFailed } from './part.ts';
import { Installation } from './installation.ts';

const installation = new Installation(process.env);
let ending: Promise<never> | undefined;

/** Stops everything once, even if it is called repeatedly. */
function end(code: number): Promise<never> {
  ending ??= installation.stop().then(
    () => process.exit(code),
    () => process.exit(code || 1),
  );
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  const { simulator, mailbox, dataDir } = await installation.start((name) => {
    if (ending) return;
    process.stderr.write(`${name} se detuvo demasiadas veces; el simulador se cierra.\n`);
    void end(1);
  });
  const places = [mailbox && `correos en ${mailbox}`, dataDir && `datos en ${dataDir}`].filter(Boolean);
  const beside = places.length > 0 ? ` (${places.join(', ')})` : '';
  if (!ending) process.stdout.write(`Simulador listo en ${simulator}${beside}\n`);
} catch (error) {
  if (!ending && !(error instanceof ChildFailed)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  await end(1);
}
