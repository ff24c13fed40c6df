import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Exchange } from '@simulador/recording/exchange';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve, type Served } from '../http-bridge.ts';
import { startMockServer } from '../mock-server.ts';
import { replay } from '../replay/cli.ts';
import { recordingProxy } from './proxy.ts';
import { record } from './record-command.ts';

const open: Served[] = [];
const opened = (served: Served): Served => {
  open.push(served);
  return served;
};
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'proxy-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  await rm(directory, { recursive: true });
});

/** Starts a proxy before a target with scripted answers. */
async function proxied(listener: RequestListener): Promise<{ url: string; recorded: Exchange[] }> {
  const recorded: Exchange[] = [];
  const target = opened(await serve(listener, 0));
  const recorder = { record: (exchange: Exchange) => void recorded.push(exchange) };
  const proxy = recordingProxy({ target: new URL(`${target.url}/base/`), border: 'bff-core', recorder });
  return { url: opened(await serve(proxy, 0)).url, recorded };
}
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const settled = async (recorded: readonly Exchange[]): Promise<Exchange> => {
  while (recorded.length === 0) await pause();
  return recorded[0] as Exchange;
};

describe('the recording proxy', () => {
  it('passes on what comes and goes, and records it', async () => {
    const { url, recorded } = await proxied((incoming, outgoing) => {
      incoming.resume();
      const body = gzipSync(
        JSON.stringify({ asked: incoming.url, authorization: incoming.headers.authorization }),
      );
      outgoing.writeHead(201, [
        ...[
          'content-type',
          'application/json',
          'content-encoding',
          'gzip',
          'content-length',
          String(body.length),
        ],
        ...['set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-source', 'core'],
      ]);
      outgoing.end(body);
    });
    const response = await fetch(`${url}/api/x?a=1`, {
      method: 'POST',
      headers: { authorization: 'Basic Zg==', 'x-request-id': 'r1', 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect([response.status, await response.json()]).toEqual([
      201,
      { asked: '/base/api/x?a=1', authorization: 'Basic Zg==' },
    ]);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const exchange = await settled(recorded);
    expect(exchange).toMatchObject({
      border: 'bff-core',
      requestId: 'r1',
      request: { method: 'POST', url: '/api/x?a=1' },
    });
    expect(String(exchange.request.body)).toBe('{"a":1}');
    expect(String(exchange.response?.body)).toContain('/base/api/x');
  });

  it('follows no redirect', async () => {
    const { url } = await proxied((_, outgoing) =>
      outgoing.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    );
    const response = await fetch(url, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1:9/']);
  });

  it('answers 502 when the target does not, and records why', async () => {
    const { url, recorded } = await proxied((incoming) => incoming.socket.destroy());
    const response = await fetch(`${url}/api/x`);
    expect(response.status).toBe(502);
    expect(await settled(recorded)).toMatchObject({ response: null, errorCode: 'UND_ERR_SOCKET' });
  });

  it('ends the call to the target when the caller leaves', async () => {
    let left = false;
    let leave = (): void => undefined;
    const { url, recorded } = await proxied((incoming) => {
      incoming.socket.once('close', () => (left = true));
      leave();
    });
    const call = request(`${url}/api/x`).on('error', () => undefined);
    leave = () => void call.destroy();
    call.end();
    expect(await settled(recorded)).toMatchObject({ response: null, errorCode: 'CANCELLED' });
    while (!left) await pause();
  });

  it('passes a large answer on whole and records its size only', async () => {
    const large = 'x'.repeat(3 * 1024 * 1024);
    const { url, recorded } = await proxied((_, outgoing) => outgoing.end(large));
    expect((await (await fetch(url)).text()).length).toBe(large.length);
    expect((await settled(recorded)).response).toMatchObject({ body: null, bodySize: large.length });
  });
});

describe('a recording of the mock core', () => {
  it('is replayed against it without a difference', async () => {
    const mock = opened(await startMockServer({ port: 0 }));
    let said = '';
    const output = {
      report: (text: string) => void (said += text),
      complaint: (text: string) => void (said += text),
    };
    const proxy = await record(['--target', mock.url, '--dir', directory, '--port', '0'], output);
    await (await fetch(`${proxy?.url}/api/external/paridad/`)).text();
    await (await fetch(`${proxy?.url}/api/external/catalogos_simulador/`)).text();
    await (
      await fetch(`${proxy?.url}/products/api/tmc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 2000, currency: 998, period: 300 }),
      })
    ).text();
    await proxy?.close();
    const [name = ''] = await readdir(directory);
    const file = join(directory, name);
    const { log } = JSON.parse(await readFile(file, 'utf8')) as { log: { _context: unknown } };
    expect(log._context).toMatchObject({ uf: { value: expect.any(Number) } });
    expect(await replay([file, '--target', mock.url, '--border', 'bff-core'], {}, output)).toBe(0);
    expect(said).toContain('3 iguales, 0 con diferencias');
  });

  it('recognises a BFF as its target by /health/live, and leaves out the files of its client', async () => {
    const bff = opened(
      await serve((incoming, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'application/json' });
        outgoing.end(incoming.url === '/health/live' ? '{"status":"ok"}' : '{}');
      }, 0),
    );
    let said = '';
    const output = { report: (text: string) => void (said += text), complaint: () => undefined };
    const proxy = await record(['--target', bff.url, '--dir', directory, '--port', '0'], output);
    for (const path of [
      '/simulador',
      '/assets/index.js',
      '/api/external/paridad',
      '/ops/modes',
      '/health/ready',
    ])
      await (await fetch(proxy?.url + path)).text();
    await proxy?.close();
    const [name = ''] = await readdir(directory);
    const { log } = JSON.parse(await readFile(join(directory, name), 'utf8')) as {
      log: { entries: { _border: string; request: { url: string } }[] };
    };
    expect(log.entries.map(({ _border, request: { url } }) => [_border, url])).toEqual([
      ['client-bff', 'http://bff.invalid/api/external/paridad'],
    ]);
    expect(said).toContain('(client-bff)');
  });

  it('asks for its border if the target does not answer', async () => {
    const gone = await serve(() => undefined, 0);
    await gone.close();
    await expect(
      record(['--target', gone.url, '--dir', directory, '--port', '0'], {
        report: () => undefined,
        complaint: () => undefined,
      }),
    ).rejects.toThrow('elige --border client-bff o bff-core');
  });

  it.each([
    [['--dir', 'x'], 'Falta --target URL.'],
    [['--target', 'http://x'], 'Falta --dir CARPETA.'],
    [['--target', 'http://x', '--dir', 'x', '--port', '70000'], '--port debe ser un puerto de 0 a 65535.'],
  ])('is not made of %j', async (args, message) => {
    await expect(record(args, { report: () => undefined, complaint: () => undefined })).rejects.toThrow(
      message,
    );
  });
});
