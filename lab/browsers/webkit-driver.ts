/** WebKitGTK over plain WebDriver. It runs on its own virtual display, because it has no headless mode. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { freePort } from '../../bff/src/database/embedded/free-port.ts';
import { retryUntil } from '../../bff/src/testing/retry-until.ts';
import { type Driver, type Key, WINDOW } from './person.ts';

/** WebDriver's codes for keys that type no character. */
const SIGNS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  ' ': ' ',
  ArrowDown: '\uE015',
};
const SHIFT = '\uE008';

interface Stroke {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

const down = (value: string): Stroke => ({ type: 'keyDown', value });
const up = (value: string): Stroke => ({ type: 'keyUp', value });
const pressed = (value: string): readonly Stroke[] => [down(value), up(value)];

/** @param program path of the WebDriver program that belongs to the browser */
export async function startWebKit(program: string): Promise<Driver> {
  const port = await freePort();
  const screen = `-screen 0 ${WINDOW.width}x${WINDOW.height}x24 -nolisten tcp`;
  const server = spawn('xvfb-run', ['-a', '-s', screen, program, `--port=${port}`], {
    env: { ...process.env, LANG: 'es_CL.UTF-8', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
    // The script gets a process group of its own, so that its programs end with it.
    detached: true,
  });
  const end = async (): Promise<void> => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    process.kill(-server.pid);
    await gone;
  };
  try {
    const at = `http://127.0.0.1:${port}/session`;
    // The driver, which has just started, may not accept connections yet.
    const began = await retryUntil(
      () => call<Session>('POST', at, { capabilities: {} }).catch((error: Error) => error),
      (result) => !(result instanceof TypeError),
    );
    if (began instanceof Error) throw began;
    const { sessionId, capabilities } = began;
    const session = `${at}/${sessionId}`;
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW });
    const strike = async (...strokes: readonly Stroke[]): Promise<void> => {
      const keyboard = { type: 'key', id: 'keyboard', actions: strokes };
      await call('POST', `${session}/actions`, { actions: [keyboard] });
    };
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: async (url) => void (await call('POST', `${session}/url`, { url })),
      press: (key) => strike(...pressed(SIGNS[key])),
      tabBack: () => strike(down(SHIFT), ...pressed(SIGNS.Tab), up(SHIFT)),
      type: (text) => strike(...[...text].flatMap(pressed)),
      ask: (question, ...args) =>
        call('POST', `${session}/execute/sync`, {
          script: `return (${question.toString()}).apply(null, arguments)`,
          args,
        }),
      picture: async (file) =>
        writeFile(file, Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64')),
      close: () => call('DELETE', session).then(end, end),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** Sends a WebDriver command. @throws Error with the driver's refusal */
async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.message}`);
  return value;
}
