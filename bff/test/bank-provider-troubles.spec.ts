/** A sign-in while the bank's identity provider fails, answers nonsense, renews its keys, or has another clock. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { ServerResponse } from 'node:http';
import { TestBrowser, TestProvider } from '../src/testing/identity-provider.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const DISCOVERY = '/.well-known/openid-configuration';

const provider = TestProvider.forSpec();
provider.user = {
  id: 'u-1',
  claims: { name: 'Paula Soto', email: 'paula@lindero.example', groups: ['sucursal'] },
};
const bff = bffForSpec(() => provider.env);
beforeEach(() => {
  provider.tamper = (token) => token;
});
afterEach(() => {
  provider.answers.clear();
  jest.restoreAllMocks();
});

const answering =
  (status: number, type: string, body: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const page = (status: number) => answering(status, 'text/html', '<h1>Mantención</h1>');
const json = (status: number, body: unknown) => answering(status, 'application/json', body);

/** Returns the status of a sign-in and, if it fails, the codes in its log line. */
async function signIn(): Promise<unknown[]> {
  const answer = await new TestBrowser(bff.url).signIn();
  if (answer.status === 302) return [302];
  const line = await bff.logs.ofRequest(String(answer.headers.get('x-request-id')));
  return [answer.status, line?.['identityProvider']];
}

describe('before a sign-in, a provider that', () => {
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['answers a page', page(200), 'OAUTH_RESPONSE_IS_NOT_JSON'],
    ['answers a page with an error', page(502), 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    [
      'is another issuer',
      json(200, { issuer: 'https://evil.example' }),
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    ],
  ])('%s begins none, and the next attempt asks again', async (_what, answer, code) => {
    provider.answers.set(DISCOVERY, answer);
    const begun = await new TestBrowser(bff.url).get('/api/simulador/sesion/oidc');
    const line = await bff.logs.ofRequest(String(begun.headers.get('x-request-id')));
    expect([begun.status, line?.['identityProvider']]).toEqual([503, code]);
    provider.answers.clear();
  });
});

describe('at a sign-in, a provider that', () => {
  it.each<[string, string, (response: ServerResponse) => void, number, string]>([
    ['is being maintained', '/token', page(503), 503, 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    ['breaks the connection', '/token', (response) => void response.destroy(), 503, 'UND_ERR_SOCKET'],
    ['never answers', '/token', () => undefined, 503, 'OAUTH_TIMEOUT'],
    [
      'refuses the secret',
      '/token',
      json(401, { error: 'invalid_client' }),
      400,
      'OAUTH_RESPONSE_BODY_ERROR invalid_client',
    ],
  ])('%s signs nobody in, and the next sign-in succeeds', async (_what, path, answer, status, codes) => {
    provider.answers.set(path, answer);
    expect(await signIn()).toEqual([status, codes]);
    provider.answers.clear();
    expect(await signIn()).toEqual([302]);
  });
});

it('names the claim of a token for another client', async () => {
  provider.tamper = (token) => provider.sign({ ...decodeJwt(token), aud: 'otro' });
  expect(await signIn()).toEqual([400, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED aud']);
});

describe('the provider’s clock', () => {
  const shifted = (seconds: number) => (token: string) => {
    const claims = decodeJwt(token);
    const iat = Number(claims.iat) + seconds;
    return provider.sign({ ...claims, iat, nbf: iat, exp: Number(claims.exp) + seconds });
  };

  it.each([-55, 55])('may be wrong by a minute: %d s', async (seconds) => {
    provider.tamper = shifted(seconds);
    expect(await signIn()).toEqual([302]);
  });

  it('may not be wrong by two', async () => {
    provider.tamper = shifted(120);
    expect(await signIn()).toEqual([400, 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED nbf']);
  });
});

describe('the provider’s keys', () => {
  it('may be renewed while the BFF runs, and the former one is refused then', async () => {
    expect(await signIn()).toEqual([302]);
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const key = { ...(await exportJWK(publicKey)), kid: 'nueva', use: 'sig', alg: 'RS256' };
    provider.answers.set('/jwks', json(200, { keys: [key] }));
    const renewed = (token: string) =>
      new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid: 'nueva' }).sign(privateKey);
    // The keys are fetched at most once a minute.
    const minute = Date.now() + 61_000;
    jest.spyOn(Date, 'now').mockImplementation(() => minute);
    provider.tamper = renewed;
    expect(await signIn()).toEqual([302]);
    provider.tamper = (token) => token;
    expect(await signIn()).toEqual([400, expect.stringContaining('OAUTH')]);
  });
});
