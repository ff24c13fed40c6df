import { describe, expect, it } from '@jest/globals';
import { answerOf, ApiError, refusalText } from './api-error.ts';

describe('refusalText', () => {
  it.each([
    [{ errors_detail: 'A', errors: 'B', detail: 'C' }, 'A'],
    [{ errors: 'B', detail: 'C' }, 'B'],
    [{ detail: 'C' }, 'C'],
    [{ code: 7 }, '{"code":7}'],
    [{}, 'Error 502'],
    ['', 'Error 502'],
    [undefined, 'Error 502'],
  ])('%j -> %s', (body, text) => expect(refusalText(502, body)).toBe(text));
});

describe('answerOf', () => {
  it('gives a good answer', async () => {
    expect(await answerOf(Promise.resolve({ data: 1, response: Response.json(1) }))).toBe(1);
  });

  it('says what to do when nothing answered', async () => {
    const failed = answerOf(Promise.reject(new TypeError('fetch failed')));
    await expect(failed).rejects.toEqual(
      new ApiError(0, 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.'),
    );
  });

  it('leaves an abort alone', async () => {
    const aborted = answerOf(Promise.reject(new DOMException('x', 'AbortError')));
    await expect(aborted).rejects.toHaveProperty('name', 'AbortError');
  });
});
