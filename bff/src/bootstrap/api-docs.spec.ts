import { describe, expect, it } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { parse } from 'yaml';
import { serveApiDocs } from './api-docs.ts';

describe('the API documents', () => {
  const app = express();
  serveApiDocs(app);
  const http = supertest(app);

  it('are served as they are in the repository', async () => {
    const bff = await http.get('/api/openapi.json');
    expect([bff.status, bff.body]).toMatchObject([200, { info: { title: 'Simulador Hipotecario: BFF' } }]);
    const core = await http.get('/api/docs/core.yaml').buffer();
    expect(parse(core.text)).toMatchObject({ info: { title: 'Core hipotecario' } });
  });

  it('are shown by a page whose files are all served here', async () => {
    const { text, type } = await http.get('/api/docs');
    expect(type).toBe('text/html');
    const files = [...text.matchAll(/(?:src|href)="(\/[^"?]+)"/g)].map(([, file = '']) => file);
    for (const file of files) expect([file, (await http.get(file)).status]).toEqual([file, 200]);
    expect(files).toContain('/api/docs/swagger-ui-bundle.js');
    expect((await http.get('/api/docs/index.html')).status).toBe(404);
  });
});
