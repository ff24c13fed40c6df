/** The collection of requests (contracts/collections): its journey, against a BFF with the demo's users. */
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { bffForSpec } from '../src/testing/for-spec.ts';

interface Item {
  readonly name: string;
  readonly event: readonly [{ readonly script: { readonly exec: readonly string[] } }];
  readonly request: {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly auth?: object;
    readonly body?: { readonly raw: string };
    readonly url: {
      readonly path: readonly string[];
      readonly variable: readonly { key: string; value: string }[];
    };
  };
}
interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly item: readonly [{ readonly item: readonly Item[] }];
}

const bff = bffForSpec({ SEED_DEMO_USERS: 'true' });

it('leads from the UF to the workflow', async () => {
  const file = new URL('../../contracts/collections/simulador.postman_collection.json', import.meta.url);
  const { variable, item } = JSON.parse(await readFile(file, 'utf8')) as Collection;
  const variables = new Map(variable.map(({ key, value }) => [key, value]));
  const filled = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => variables.get(name) ?? '');
  const statuses: unknown[] = [];
  for (const { name, event, request } of item[0].item) {
    const { path, variable: places } = request.url;
    const segments = path.map((each) => filled(places.find(({ key }) => `:${key}` === each)?.value ?? each));
    const headers = new Headers(request.header.map(({ key, value }) => [key, value]));
    if (!request.auth) headers.set('Authorization', `Bearer ${variables.get('token')}`);
    // There is no mail server here.
    if (name.startsWith('send_to_workflow')) await bff.query('UPDATE simulations SET mailed_at = created');
    const answer = await fetch(`${bff.url}/${segments.join('/')}`, {
      ...{ method: request.method, headers, body: request.body ? filled(request.body.raw) : null },
    });
    const text = await answer.text();
    statuses.push([name, answer.status, answer.status < 300 ? '' : text]);
    const pm = {
      test: (_name: string, check: () => void) => check(),
      expect,
      response: { code: answer.status, json: () => JSON.parse(text) as unknown },
      collectionVariables: { set: (key: string, value: string) => variables.set(key, value) },
    };
    // The assertion of Postman's library is not jest's; the status is asserted below.
    runInNewContext(event[0].script.exec.slice(1).join('\n'), { pm, JSON });
  }
  expect(statuses).toEqual(statuses.map((each) => [(each as string[])[0], expect.any(Number), '']));
  expect(statuses).toHaveLength(11);
});
