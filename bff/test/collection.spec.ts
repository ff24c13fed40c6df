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
  const paused: number[] = [];
  const steps = item[0].item;
  for (let next: Item | undefined = steps[0]; next;) {
    const { name, event, request }: Item = next;
    const { path, variable: places } = request.url;
    const segments = path.map((each) => filled(places.find(({ key }) => `:${key}` === each)?.value ?? each));
    const headers = new Headers(request.header.map(({ key, value }) => [key, value]));
    if (!request.auth) headers.set('Authorization', `Bearer ${variables.get('token')}`);
    const answer = await fetch(`${bff.url}/${segments.join('/')}`, {
      ...{ method: request.method, headers, body: request.body ? filled(request.body.raw) : null },
    });
    const text = await answer.text();
    next = steps[steps.indexOf(next) + 1];
    const pm = {
      test: (_name: string, check: () => void) => check(),
      // The assertion of Postman's library is not jest's; the status is asserted below.
      expect: () => ({
        to: { be: { below: () => statuses.push([name, answer.status, answer.status < 300 ? '' : text]) } },
      }),
      info: { requestName: name },
      execution: { setNextRequest: (wanted: string) => (next = steps.find((each) => each.name === wanted)) },
      response: { code: answer.status, headers: answer.headers, json: () => JSON.parse(text) as unknown },
      collectionVariables: {
        get: (key: string) => variables.get(key),
        set: (key: string, value: unknown) => variables.set(key, String(value)),
      },
    };
    const setTimeout = (_then: unknown, pauseMs: number): number => paused.push(pauseMs);
    runInNewContext(event[0].script.exec.join('\n'), { pm, JSON, setTimeout });
    // There is no mail server here: the mail is under way until the second pause.
    if (paused.length === 2) await bff.query('UPDATE simulations SET mailed_at = created');
  }
  expect(statuses).toEqual(statuses.map((each) => [(each as string[])[0], expect.any(Number), '']));
  expect([statuses.length, paused]).toEqual([11, [5000, 5000]]);
});
