/** Maximum wait for a configured core's first answer, ms. */
const TIMEOUT_MS = 2_000;

/** Returns the origin of the configured core if it does not answer at all; null if it does, whatever it says, or if none is configured. */
export async function unreachableCore(env: NodeJS.ProcessEnv): Promise<string | null> {
  const url = env['CORE_URL']?.trim() ?? '';
  if (!URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return fetch(origin, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' }).then(
    () => null,
    () => origin,
  );
}
