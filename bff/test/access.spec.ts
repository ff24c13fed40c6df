import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { AccessModule } from '../src/access/access.module.ts';
import { ClockModule } from '../src/clock/clock.module.ts';
import { ConfigModule } from '../src/config/config.module.ts';
import { readConfig } from '../src/config/environment.ts';
import { configureApp } from '../src/bootstrap/create-app.ts';
import { LoggingModule } from '../src/logging/logging.module.ts';
import { MetricsModule } from '../src/metrics/metrics.module.ts';
import { logLines } from '../src/testing/log-lines.ts';
import { SettableClock } from '../src/testing/settable-clock.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { token, unsignedToken } from '../src/testing/tokens.ts';

const PATH = '/products/api/products';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const withAuthorization = async (value: string) =>
  Promise.resolve(bff.http.get(PATH).set('Authorization', value));

describe('a bearer token', () => {
  it.each(['default', 'adminrole', 'executiverole', 'commercialrole'])(
    'of a %s that holds is accepted',
    async (role) => {
      expect((await withAuthorization(`Bearer ${token({ claims: { role } })}`)).status).toBe(200);
    },
  );

  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['signed with a foreign key', `Bearer ${token({ secret: 'otra-clave-de-largo-suficiente-0000' })}`],
    [
      'whose claims were changed',
      `Bearer ${token().replace(/\.[^.]+\./, `.${token({ claims: { sub: '2' } }).split('.')[1]}.`)}`,
    ],
    ['without a signature', `Bearer ${unsignedToken()}`],
    ['that says none and is signed', `Bearer ${token({ header: { alg: 'none' } })}`],
    ['that says another algorithm', `Bearer ${token({ header: { alg: 'HS512' } })}`],
    ['for another audience', `Bearer ${token({ claims: { aud: 'otro' } })}`],
    ['for no audience', `Bearer ${token({ claims: { aud: undefined } })}`],
    ['that has expired', `Bearer ${token({ claims: { exp: now - 1 } })}`],
    ['that never expires', `Bearer ${token({ claims: { exp: undefined } })}`],
    ['that is not valid yet', `Bearer ${token({ claims: { nbf: now + 600 } })}`],
    ['of a visitor', `Bearer ${token({ claims: { role: 'anonymous' } })}`],
    ['of a role that is none', `Bearer ${token({ claims: { role: 'root' } })}`],
    ['of several roles', `Bearer ${token({ claims: { role: ['adminrole'] } })}`],
    ['of nobody', `Bearer ${token({ claims: { sub: undefined } })}`],
    ['that is none', 'Bearer nada'],
    ['that is empty', 'Bearer '],
    ['that is basic credentials', 'Basic YWRtaW46YWRtaW4='],
  ])('%s is refused', async (_case, authorization) => {
    const answer = await withAuthorization(authorization);
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body.detail).toBe('La sesión no es válida. Inicia sesión e inténtalo de nuevo.');
  });
});

describe('the session cookie', () => {
  const cookieOf = async (path: string, cookie = '') =>
    (await bff.http.get(path).set('Cookie', cookie)).headers['set-cookie']?.[0];

  it('is given to every visitor, readable by no script, for this session and our own pages', async () => {
    expect(await cookieOf('/api/external/paridad')).toMatch(
      /^simulador_sesion=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is another for another visitor, and stays for the same', async () => {
    const [one, two] = [await cookieOf('/api/external/paridad'), await cookieOf('/api/external/paridad')];
    expect(one).not.toBe(two);
    expect(await cookieOf('/api/external/paridad', one?.split(';')[0])).toBeUndefined();
  });

  it.each(['corta', 'x'.repeat(44), `${'x'.repeat(42)}.`, 'j:{"a":1}'])('%s is no session', async (value) => {
    expect(
      await cookieOf('/api/external/paridad', `simulador_sesion=${encodeURIComponent(value)}`),
    ).toBeDefined();
  });

  it('is given for the API alone', async () => {
    expect(await cookieOf('/simulador')).toBeUndefined();
  });

  it('crosses the network encrypted where the network does', async () => {
    const behindProxy = await startBff({ env: { TRUST_PROXY: 'loopback' } });
    const answer = await behindProxy.http.get('/api/external/paridad').set('X-Forwarded-Proto', 'https');
    await behindProxy.close();
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure/);
  });
});

@Controller()
class RulelessController {
  @Get('api/sin-regla')
  forgotten(): object {
    return { secret: true };
  }
}

const config = readConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', CORE_URL: 'http://localhost' });

@Module({
  imports: [
    ConfigModule.with(config),
    LoggingModule.with(logLines().logger),
    ClockModule.with(new SettableClock()),
    MetricsModule,
    AccessModule,
  ],
  controllers: [RulelessController],
})
class RulelessModule {}

describe('an endpoint without a rule', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await NestFactory.create<NestExpressApplication>(RulelessModule, {
      bodyParser: false,
      logger: false,
    });
    configureApp(app, config, '/none');
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  it.each([
    ['a visitor', {}, 401],
    ['an admin', { Authorization: `Bearer ${token()}` }, 403],
    ['an executive', { Authorization: `Bearer ${token({ claims: { role: 'executiverole' } })}` }, 403],
  ])('is refused to %s', async (_who, headers, status) => {
    for (const path of ['/api/sin-regla', '/api/sin-regla/', '/API/sin-regla']) {
      const answer = await supertest(await app.getUrl())
        .get(path)
        .set(headers);
      expect([answer.status, answer.body.secret]).toEqual([status, undefined]);
    }
  });
});
