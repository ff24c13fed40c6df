import { afterEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { RenderThread } from './render-thread.ts';

/** "Renders" a simulation's number; ends at number 0, and fails at a negative one. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ simulation: { id } }) => {
    if (id === 0) process.exit();
    if (id < 0) parentPort.postMessage({ error: new Error('no such figure') });
    else parentPort.postMessage({ pdf: new TextEncoder().encode(String(id)) });
  });`;
const FILE = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

describe('the thread that renders PDFs', () => {
  let thread: RenderThread;
  const open = (): RenderThread => (thread = new RenderThread(FILE));
  const render = async (id: number): Promise<string> =>
    (await thread.render({ id } as SimulationEntity, null)).toString();
  afterEach(() => thread.onApplicationShutdown());

  it('answers each of many concurrent requests with its own document', async () => {
    open();
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(await Promise.all(ids.map(render))).toEqual(ids.map(String));
  });

  it('reports a failure with its reason, and renders the next', async () => {
    open();
    const [failed, next] = await Promise.allSettled([render(-1), render(2)]);
    expect(failed).toMatchObject({ reason: { message: 'no such figure' } });
    expect(next).toMatchObject({ value: '2' });
  });

  it('refuses what it was rendering when it ended, and is started again by the next', async () => {
    open();
    const both = await Promise.allSettled([render(0), render(1)]);
    const refused = { reason: { message: 'the worker ended without an answer' } };
    expect(both).toMatchObject([refused, refused]);
    expect(await render(3)).toBe('3');
  });

  it('reports why it ended', async () => {
    thread = new RenderThread(new URL(`data:text/javascript,throw new Error('out of memory')`));
    await expect(render(1)).rejects.toThrow('out of memory');
  });

  it('refuses what is not rendered when it is ended, as at a shutdown', async () => {
    thread = new RenderThread(new URL(`data:text/javascript,setInterval(() => undefined, 1000)`));
    const rendering = render(1).catch((error: Error) => error.message);
    await thread.onApplicationShutdown();
    expect(await rendering).toBe('the worker ended without an answer');
    await expect(render(2)).rejects.toThrow('no PDF is rendered after the end');
  });
});
