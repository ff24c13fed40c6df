import { startMockServer } from '@simulador/mocks/mock-server';
import type { Clock } from '../clock/clock.ts';

/** UF of the reference rows, and of the mock core on the test clock's day. */
export const REFERENCE_UF = 40880.36;

/** The mock core on a real socket. */
export interface TestCore {
  readonly url: string;
  /** Makes operations misbehave, by id or `*`: `{paridad: 'down'}`. Replaces earlier settings. */
  play(scenarios: Readonly<Record<string, string>>): Promise<void>;
  /** Returns how often an operation was requested. */
  callsTo(operationId: string): Promise<number>;
  close(): Promise<void>;
}

export async function startCore(clock: Clock): Promise<TestCore> {
  const server = await startMockServer({ port: 0, now: () => clock.now() });
  return {
    url: server.url,
    play: async (scenarios) => {
      const answer = await fetch(`${server.url}/__mock/scenario`, {
        method: 'PUT',
        body: JSON.stringify(scenarios),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    callsTo: async (operationId) => {
      const journal = await fetch(`${server.url}/__mock/journal?operation=${operationId}`);
      return ((await journal.json()) as { count: number }).count;
    },
    close: () => server.close(),
  };
}
