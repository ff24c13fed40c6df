import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTE_SPELLINGS } from '@simulador/contracts/domain/access';
import express from 'express';
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
    serveClient(app, folder);
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

  it('gives its page for every path but those of files that are gone', async () => {
    const [unknown, gone] = [await http.get('/manual/assets/nada'), await http.get('/assets/app-0000.js')];
    expect([unknown.status, unknown.text]).toEqual([404, PAGE]);
    expect([gone.status, gone.text === PAGE]).toEqual([404, false]);
  });
});
