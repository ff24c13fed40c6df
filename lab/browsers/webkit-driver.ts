/** WebKitGTK over plain WebDriver. It runs on its own virtual display, because it has no headless mode. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { freePort } from '../../bff/src/database/embedded/free-port.ts';
import { retryUntil } from '../../bff/src/testing/retry-until.ts';
import { WINDOW, type Driver, type Key } from './driver.ts';

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

export interface WebKitPrograms {
  /** Path of the WebDriver program that belongs to the browser. */
  readonly driver: string;
  readonly xvfb: string;
}

export async function startWebKit({ driver, xvfb }: WebKitPrograms): Promise<Driver> {
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, LANG: 'es_CL.UTF-8', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    for (const child of [server, screen]) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    }
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
      close: async () => {
        try {
          await call('DELETE', session);
        } finally {
          await end();
        }
      },
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
