import { describe, expect, it } from '@jest/globals';
import { getResponse, http, HttpResponse } from 'msw';
import { answerBy } from './answer-by.ts';
import { ANY_ORIGIN } from './paths/msw-path.ts';

/** Paths of any origin, and one of the server's own. */
const handlers = ['/a/fixed', '/a/:id', '/a/:id/', '/a/:id/b', '/a/:id.pdf/b/', '/own'].flatMap(
  (path, at) => [
    http.get(path === '/own' ? path : ANY_ORIGIN + path, () => HttpResponse.text(`get ${at}`)),
    http.post(ANY_ORIGIN + path, () => (at === 1 ? undefined : HttpResponse.text(`post ${at}`))),
  ],
);
handlers.push(http.all(`${ANY_ORIGIN}/rest/*`, () => HttpResponse.text('rest')));
const answer = answerBy(handlers);

describe('answers by the handlers that can match', () => {
  it.each(
    [
      '/a/fixed',
      '/a/fixed/',
      '/A/FIXED',
      '/a/x%2Fy',
      '/a/1/b/?q=1',
      '/a/1.pdf/b',
      '/a//b',
      '/a',
      '/a/1/b/c',
      '/own/',
      '/rest/1/2',
    ].flatMap((path) => ['GET', 'POST', 'DELETE'].map((method) => [method, path])),
  )('are those of all of them: %s %s', async (method, path) => {
    const request = (): Request => new Request(`https://core.example${path}`, { method });
    const [expected, given] = [
      await getResponse(handlers, request(), { baseUrl: 'https://core.example' }),
      await answer(request()),
    ];
    expect(await given?.text()).toEqual(await expected?.text());
  });
});
