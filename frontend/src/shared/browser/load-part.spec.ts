/** Parts of the client that fail to load, with each browser's message. See docs/rules.md R223. */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leanPackages } from '../../../first-screen/lean-packages.ts';
import { loadPart, retryPart } from './load-part.ts';

const CHROMIUM = 'Failed to fetch dynamically imported module: https://banco.example/assets/schedule-view.js';
const WEBKIT = 'Importing a module script failed.';

const failing = (message: string) =>
  loadPart(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error as Error);

/** Presses `Reintentar` of a failed part and returns what happened. */
async function pressed(message: string): Promise<string> {
  const refetch = jest.fn(() => Promise.resolve());
  const reload = jest.fn();
  retryPart({ error: await failing(message), refetch }, reload);
  return [refetch.mock.calls.length > 0 && 'part', reload.mock.calls.length > 0 && 'page']
    .filter(Boolean)
    .join();
}

/** Answers to the question whether the file is there: 404 after another release. */
let status = 200;
beforeEach(() => {
  status = 200;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
});

describe('a part that failed to load', () => {
  it('is loaded as it is where it loads', async () => {
    await expect(loadPart(() => Promise.resolve('part'))).resolves.toBe('part');
  });

  it.each([
    ['is requested alone where the browser reports which address failed', CHROMIUM, 200, 'part'],
    ['reloads the page where another release has replaced the file', CHROMIUM, 404, 'page'],
    ['reloads the page where the browser does not report the address', WEBKIT, 200, 'page'],
  ])('%s', async (_what, message, answered, loaded) => {
    status = answered;
    expect(await pressed(message)).toBe(loaded);
  });

  it('loses nobody the page without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await pressed(WEBKIT)).toBe('part');
  });
});

it('asks again for a style sheet that failed, and once for one that is there', async () => {
  // The build's own loader, as it writes it.
  const { handler } = leanPackages().load as unknown as { handler: () => string };
  const url = `data:text/javascript,${encodeURIComponent(handler())}`;
  const { __vitePreload: preload } = (await import(url)) as {
    __vitePreload: (load: () => Promise<string>, paths: string[]) => Promise<string>;
  };
  const links = () => [...document.head.querySelectorAll('link')];
  const load = (event: string) => {
    const part = preload(() => Promise.resolve('part'), ['assets/index-1.css', 'assets/staff-1.css']);
    links().at(-1)?.dispatchEvent(new Event(event));
    return part;
  };
  await expect(load('error')).rejects.toBeDefined();
  expect(await load('load')).toBe('part');
  expect(await load('load')).toBe('part');
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual([
    '/assets/staff-1.css',
    '/assets/staff-1.css',
  ]);
});
