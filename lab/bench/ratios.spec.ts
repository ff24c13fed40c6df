import { expect, it } from '@jest/globals';
import { buildIfStale } from '../../bff/src/testing/built.ts';
import { type Contest, CONTESTS } from './load.ts';
import { type Subject, withServers } from './servers.ts';

/** Returns status and body of a contest's answer, without the due date: the stock app's is that of a constant day. */
async function answerOf({ url }: Subject, { method, path, body }: Contest): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  const text = await answer.text();
  return [answer.status, text.replace(/"FecVencimiento":"[^"]*"/, '')];
}

it('the BFF and the stock app give the same good answer in each contest of the bench', async () => {
  buildIfStale();
  await withServers(async ({ bff, stock }) => {
    for (const contest of CONTESTS) {
      const answer = await answerOf(bff, contest);
      expect(answer).toEqual([200, expect.stringMatching(/40880\.36|Departamento|"DivTotalPe":\d{6}/)]);
      expect(answer).toEqual(await answerOf(stock, contest));
    }
  });
});
