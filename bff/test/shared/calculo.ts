import { expect } from '@jest/globals';
import type { CalculoAnswerDto } from '../../src/calculation/calculo/calculo.dto.ts';
import { EXAMPLE_REQUEST } from '../../src/testing/example.ts';
import type { bffForSpec } from '../../src/testing/for-spec.ts';

type Bff = ReturnType<typeof bffForSpec>;
const { tasasimulacion: _rate, ...CALCULATION } = EXAMPLE_REQUEST;
let requests = 0;

/** Returns headers of another visitor after each 250 requests, because a visitor may not send as many. */
const someVisitor = () => {
  requests += 1;
  return { 'X-Forwarded-For': `203.0.113.${Math.floor(requests / 250)}` };
};
export const post = async (bff: Bff, path: string, body: object) =>
  Promise.resolve(bff.http.post(path).set(someVisitor()).send(body));
export const answered = (bff: Bff, body: object, calculation: object = {}, headers = {}) =>
  Promise.resolve(
    bff.http
      .post('/api/simulador/calculo')
      .set({ ...someVisitor(), ...headers })
      .send({ calculation: { ...CALCULATION, ...calculation }, flavour: 'web', ...body }),
  );
export const calculated = async (
  bff: Bff,
  body: object = {},
  calculation: object = {},
): Promise<CalculoAnswerDto> => {
  const answer = await answered(bff, body, calculation);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body as CalculoAnswerDto;
};
