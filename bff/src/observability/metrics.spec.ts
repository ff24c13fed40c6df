import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { BFF_OPERATIONS } from '@simulador/contracts/generated/bff-operations';
import express from 'express';
import { Metrics, requestMetrics, storedValues } from './metrics.ts';

const STATUSES = [200, 400, 401, 404, 429, 503];
/** Every eighth operation is asked: each takes as much of the page. */
const STEP = 8;
/** Maximum size of an operation's lines with every status; the digits of measured durations vary. */
const BYTES_PER_OPERATION = 1_800;

it('answers of many operations with every status make a page that is collected quickly', async () => {
  const metrics = new Metrics();
  const app = express();
  app.use(requestMetrics(metrics));
  const operations = Object.values(BFF_OPERATIONS)
    .filter((_each, index) => index % STEP === 0)
    .map(({ method, path }) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, ':$1'),
    }));
  for (const { method, path } of operations)
    app[method.toLowerCase() as 'get'](path, (request, response) =>
      response.sendStatus(Number(request.get('status'))),
    );
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const { method, path } of operations)
    for (const status of STATUSES) {
      const answer = await fetch(url + path, { method, headers: { status: String(status) } });
      await answer.arrayBuffer();
    }
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  const text = await metrics.registry.metrics();
  expect(text.match(/^http_requests_total/gm)?.length).toBeGreaterThan(operations.length);
  expect(Buffer.byteLength(text)).toBeLessThan(BYTES_PER_OPERATION * operations.length);
});

it('requests of no operation have one series for each status, whatever their method and path', async () => {
  const metrics = new Metrics();
  const app = express();
  app.use(requestMetrics(metrics));
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const method of ['GET', 'PUT', 'DELETE', 'PROPFIND', 'LOCK'])
    await (await fetch(`${url}/${method}`, { method })).arrayBuffer();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  const lines = (await metrics.registry.metrics()).match(/^http_request.*/gm) ?? [];
  expect(lines).toContain('http_requests_total{method="none",route="none",status="404"} 5');
  expect(lines).toHaveLength(9);
});

it('each way in which requests to a core end has one line', async () => {
  const { registry, asked, upstream } = new Metrics();
  const core = { capability: 'dividendo', operation: 'calc_dividendo' };
  upstream.observe(core, 0.2);
  const linesOf = async (): Promise<number> =>
    (await registry.metrics()).match(/^upstream_request.*/gm)?.length ?? 0;
  expect(await linesOf()).toBe(8);
  for (const outcome of ['ok', 'failed', 'timeout']) asked.inc({ ...core, outcome });
  expect(await linesOf()).toBe(11);
});

describe('stored values for metrics', () => {
  it('are not waited for beyond a limit, and asked for once at a time', async () => {
    let answer: (count: number) => void = () => undefined;
    let asked = 0;
    const read = storedValues(() => {
      asked += 1;
      return new Promise<number>((resolve) => (answer = resolve));
    }, 1);
    expect(await Promise.all([read(), read()])).toEqual([null, null]);
    expect([await read(), asked]).toEqual([null, 1]);
    answer(7);
    await read();
    expect([await read(), asked]).toEqual([null, 2]);
  });

  it('are read, or missing where the database fails', async () => {
    expect(await storedValues(() => Promise.resolve(7), 60_000)()).toBe(7);
    expect(await storedValues(() => Promise.reject(new Error('away')), 60_000)()).toBeNull();
  });
});
