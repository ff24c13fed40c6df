import { describe, expect, it } from '@jest/globals';
import { answerOf, ApiError, failureText, refusalText, refusedFields } from './api-error.ts';

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

describe('failureText', () => {
  it.each([
    [new ApiError(503, 'Vuelve más tarde.'), 'Vuelve más tarde.'],
    [new ApiError(502, 'Error 502'), 'No resultó.'],
    [new TypeError('x is undefined'), 'No resultó.'],
  ])('%s -> %s', (reason, text) => expect(failureText(reason, 'No resultó.')).toBe(text));
});

describe('refusedFields', () => {
  const field = { name: 'input_rut', message: 'El rut ingresado no es correcto' };

  it.each([
    [{ detail: 'A', fields: [field] }, [field]],
    [{ fields: [field, { name: 'input_age' }, null, 'x'] }, [field]],
    [{ fields: 'input_rut' }, []],
    [{ detail: 'A' }, []],
    ['', []],
    [null, []],
  ])('%j -> %j', (body, fields) => expect(refusedFields(body)).toEqual(fields));
});

describe('answerOf', () => {
  it('gives a good answer', async () => {
    expect(await answerOf(Promise.resolve({ data: 1, response: Response.json(1) }))).toBe(1);
  });

  it('takes nothing for an answer where there is nothing to say, and nowhere else', async () => {
    const nothing = (status: number) => Promise.resolve({ response: new Response(null, { status }) });
    expect(await answerOf(nothing(204))).toBeUndefined();
    await expect(answerOf(nothing(200))).rejects.toEqual(new ApiError(200, 'Error 200'));
  });

  it('names the refused fields', async () => {
    const fields = [{ name: 'input_age', message: 'A' }];
    const response = Response.json({}, { status: 400 });
    const refused = answerOf(Promise.resolve({ error: { detail: 'A', fields }, response }));
    await expect(refused).rejects.toMatchObject({ status: 400, message: 'A', fields });
  });

  it('says what to do when nothing answered', async () => {
    const failed = answerOf(Promise.reject(new TypeError('fetch failed')));
    await expect(failed).rejects.toEqual(
      new ApiError(0, 'No pudimos conectarnos. Revisa tu conexión y vuelve a intentarlo.'),
    );
  });

  it('leaves an abort alone', async () => {
    const aborted = answerOf(Promise.reject(new DOMException('x', 'AbortError')));
    await expect(aborted).rejects.toHaveProperty('name', 'AbortError');
  });
});
