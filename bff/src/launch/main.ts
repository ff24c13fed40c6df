import { ChildFailed, onShellEnd } from './child.ts';
import { Installation } from './installation.ts';

const installation = new Installation(process.env);
let ending: Promise<never> | undefined;

/** Ends everything once, however often it is asked for. */
function end(code: number): Promise<never> {
  ending ??= installation.stop().then(
    () => process.exit(code),
    () => process.exit(code || 1),
  );
  return ending;
}

if (process.env['npm_lifecycle_event']) onShellEnd(() => void end(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  const { simulator, mailbox } = await installation.start((name) => {
    if (ending) return;
    process.stderr.write(`${name} se detuvo de forma inesperada; el simulador se cierra.\n`);
    void end(1);
  });
  const mails = mailbox === null ? '' : ` (correos en ${mailbox})`;
  if (!ending) process.stdout.write(`Simulador listo en ${simulator}${mails}\n`);
} catch (error) {
  if (!ending && !(error instanceof ChildFailed)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  await end(1);
}
