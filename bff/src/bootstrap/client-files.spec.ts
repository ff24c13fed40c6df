import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROUTE_SPELLINGS } from '@simulador/contracts/people/access';
import express from 'express';
import helmet from 'helmet';
import supertest from 'supertest';
import { serveClient } from './client-files.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const PAGE = '<!doctype html><title>Simulador</title>';

describe('a client whose project lies below a folder called assets', () => {
  let parent: string;
  let http: ReturnType<typeof supertest>;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'simulador-cliente-'));
    const folder = join(parent, 'assets', 'simulador', 'dist');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await mkdir(join(folder, 'manual', 'assets'), { recursive: true });
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    await writeFile(join(folder, 'manual', 'assets', 'guia.txt'), 'guía');
    const app = express();
    serveClient(app, () => false, folder);
    http = supertest(app);
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  it.each([
    ['/assets/app-1a2b.js', A_YEAR],
    ['/favicon.svg', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/manual/assets/guia.txt', 'no-cache'],
    ['/simulador', 'no-cache'],
  ])('has its file %s kept as %s', async (path, caching) => {
    const { status, headers } = await http.get(path);
    expect([status, headers['cache-control']]).toEqual([200, caching]);
  });

  it.each(Object.keys(ROUTE_SPELLINGS))('gives its page for %s, as for a route', async (path) => {
    const { status, text } = await http.get(path);
    expect([status, text]).toEqual([200, PAGE]);
  });

  it('sends its page for every path except those of deleted files', async () => {
    const [unknown, gone] = [await http.get('/manual/assets/nada'), await http.get('/assets/app-0000.js')];
    expect([unknown.status, unknown.text]).toEqual([404, PAGE]);
    expect([gone.status, gone.text === PAGE]).toEqual([404, false]);
  });
});

describe('a client with a prerendered first screen', () => {
  const SCRIPT = "document.title = 'a';";
  const DRAWN = `<!doctype html><style>p{margin:0}</style><script data-entry="/a.js">${SCRIPT}</script><p>Simula</p>`;
  const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  let folder: string;
  let http: ReturnType<typeof supertest>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'simulador-cliente-'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'simulador.html'), DRAWN);
    await writeFile(join(folder, 'simulador.html.br'), brotliCompressSync(DRAWN));
    const app = express();
    app.use(
      helmet({ contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'self'"] } } }),
    );
    serveClient(app, () => false, folder);
    http = supertest(app);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['/', 200, DRAWN],
    ['/simulador', 200, DRAWN],
    ['/simulador/', 200, DRAWN],
    ['/simulador-hipotecario-copy', 200, DRAWN],
    ['/simulador/resumen', 200, PAGE],
    ['/login', 200, PAGE],
    ['/simulador/nada', 404, PAGE],
  ])('answers %s by %d and its page', async (path, status, page) => {
    const answer = await http.get(path);
    expect([answer.status, answer.text]).toEqual([status, page]);
  });

  it('allows only that page its own script and style, by hashes', async () => {
    const policyOf = async (path: string) => (await http.get(path)).headers['content-security-policy'];
    expect(await policyOf('/login')).toBe("default-src 'self'");
    expect(await policyOf('/simulador')).toBe(
      `default-src 'self';script-src 'self' ${sha(SCRIPT)};style-src 'self' ${sha('p{margin:0}')}`,
    );
  });

  it('allows a page only the inline elements that it has', async () => {
    await writeFile(join(folder, 'index.html'), `<script>${SCRIPT}</script>`);
    const { headers } = await http.get('/login');
    expect(headers['content-security-policy']).toBe(`default-src 'self';script-src 'self' ${sha(SCRIPT)}`);
    await writeFile(join(folder, 'index.html'), PAGE);
  });

  it('allows those of a newer build', async () => {
    const html = '<!doctype html><style>p{margin:1px}</style><script>void 0;</script>';
    await writeFile(join(folder, 'simulador.html'), html);
    await writeFile(join(folder, 'simulador.html.br'), brotliCompressSync(html));
    const answer = await http.get('/simulador');
    expect(answer.headers['content-security-policy']).toContain(sha('void 0;'));
  });

  it('sends precompressed files in the browser’s encoding', async () => {
    const encodingFor = async (accepted: string) =>
      (await http.get('/simulador').set('Accept-Encoding', accepted)).headers['content-encoding'];
    expect([await encodingFor('br, gzip'), await encodingFor('identity')]).toEqual(['br', undefined]);
  });
});
