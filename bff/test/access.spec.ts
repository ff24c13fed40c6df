import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { AppModule } from '../src/bootstrap/app.module.ts';
import { readConfig } from '../src/config/environment.ts';
import { configureApp } from '../src/bootstrap/create-app.ts';
import { AllowEverybody, AllowRoles, AllowStaff, ErrorIn } from '../src/http/operation.ts';
import { Problem } from '../src/http/problem.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { startBff } from '../src/testing/test-bff.ts';
import { BROWSER, createUser, emailOf, PASSWORD, signIn } from '../src/testing/staff.ts';
import { claimsOf, token, unsigned } from '../src/testing/tokens.ts';

const PATH = '/authentication/api/user/info';

const bff = bffForSpec();

const withAuthorization = async (value: string) =>
  Promise.resolve(bff.http.get(PATH).set('Authorization', value));

describe('a bearer token', () => {
  const ROLES = ['default', 'adminrole', 'executiverole', 'commercialrole'] as const;
  it.each(ROLES)('of a %s that holds is accepted', async (role) => {
    await createUser(bff, role);
    const { access } = await signIn(bff, role, true);
    expect((await withAuthorization(`Bearer ${access}`)).status).toBe(200);
  });

  const now = 1_795_000_000;
  it.each<[string, (access: string, own: { readonly claims: object }) => string]>([
    [
      'signed with a foreign key',
      (_, own) => token({ ...own, secret: 'otra-clave-de-largo-suficiente-0000' }),
    ],
    [
      'whose claims were changed',
      (access) => access.replace(/\.[^.]+\./, `.${token({ claims: { sub: '2' } }).split('.')[1]}.`),
    ],
    ['without a signature', (access) => unsigned(access)],
    ['that says none and is signed', (_, own) => token({ ...own, header: { alg: 'none' } })],
    ['that says another algorithm', (_, own) => token({ ...own, header: { alg: 'HS512' } })],
    ['for another audience', (_, { claims }) => token({ claims: { ...claims, aud: 'otro' } })],
    ['for no audience', (_, { claims }) => token({ claims: { ...claims, aud: undefined } })],
    ['of another issuer', (_, { claims }) => token({ claims: { ...claims, iss: 'otro' } })],
    ['of no issuer', (_, { claims }) => token({ claims: { ...claims, iss: undefined } })],
    ['that has expired', (_, { claims }) => token({ claims: { ...claims, exp: now - 86_400_000 } })],
    ['that never expires', (_, { claims }) => token({ claims: { ...claims, exp: undefined } })],
    ['that is not valid yet', (_, { claims }) => token({ claims: { ...claims, nbf: 4_000_000_000 } })],
    ['of another user', (_, { claims }) => token({ claims: { ...claims, sub: 'otro' } })],
    ['of another session', (_, { claims }) => token({ claims: { ...claims, sid: 'otra' } })],
    ['of nobody', (_, { claims }) => token({ claims: { ...claims, sub: undefined } })],
    ['that says nothing', (_, own) => token({ ...own, claims: null })],
    ['that is none', () => 'nada'],
    ['that is empty', () => ''],
  ])('%s is refused', async (_case, change) => {
    const { access } = await signIn(bff, 'adminrole', true);
    const challenge = expect.stringMatching(/^Bearer error="invalid_token", error_description="[a-z ]+"$/);
    await expectRefused(`Bearer ${change(access, { claims: claimsOf(access) })}`, challenge);
  });

  it('does not include basic credentials', () => expectRefused('Basic YWRtaW46YWRtaW4='));

  it('names its session, but no permissions', async () => {
    const { access } = await signIn(bff, 'adminrole');
    expect(Object.keys(claimsOf(access)).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'sid',
      'staff',
      'sub',
      'until',
    ]);
  });

  async function expectRefused(authorization: string, challenge: unknown = 'Bearer'): Promise<void> {
    const answer = await withAuthorization(authorization);
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers['www-authenticate']).toEqual(challenge);
    const again = /^Bearer/i.test(authorization) ? 'Inicie sesión e inténtelo' : 'Inicia sesión e inténtalo';
    expect(answer.body.detail).toMatch(new RegExp(`La sesión no es válida\\. ${again} de nuevo\\.$`));
  }
});

describe('a token that is no longer valid', () => {
  const stale = async (): Promise<Record<string, string>> => {
    const { access } = await signIn(bff, 'executiverole', true);
    const Authorization = `Bearer ${access}`;
    await bff.http.post('/api/simulador/sesion/cerrar').set({ Authorization }).expect(204);
    return { Authorization };
  };

  it('does not prevent a new sign-in or a renewal', async () => {
    const headers = await stale();
    const email = emailOf('executiverole');
    const again = await bff.http
      .post('/api/token')
      .set({ ...headers, ...BROWSER })
      .send({ email, password: PASSWORD });
    expect([again.status, typeof again.body.access]).toEqual([200, 'string']);
    const cookie = String(again.headers['set-cookie']).split(';')[0] ?? '';
    const renewed = await bff.http.post('/api/simulador/sesion/renovar').set({ ...headers, cookie });
    expect(renewed.status).toBe(200);
  });

  it.each([
    ['GET', '/products/api/products', 200],
    ['GET', '/api/simulador/inicio', 200],
    ['GET', '/health/ready', 200],
    ['POST', '/simulations/api/web/simulations/create', 401],
    ['GET', '/simulations/api/simulation/7d5e6c9a-54d2-4c0c-9d6a-3f0f6a2f8a11', 401],
    ['POST', '/api/simulador/sesion/cerrar', 401],
    ['GET', '/inmobiliarias/Company', 401],
  ] as const)(
    'is ignored only where the answer is the same for everybody: %s %s',
    async (method, path, status) => {
      const asked = method === 'GET' ? bff.http.get(path) : bff.http.post(path).send({});
      expect((await asked.set(await stale())).status).toBe(status);
    },
  );
});

describe('a token at the edges of its time', () => {
  it('is refused from its last second on, and before its first', async () => {
    const { access } = await signIn(bff, 'adminrole', true);
    const claims = claimsOf(access);
    const now = Math.floor(bff.clock.now().getTime() / 1000);
    const statusOf = async (change: object): Promise<number> =>
      (await withAuthorization(`Bearer ${token({ claims: { ...claims, ...change } })}`)).status;
    expect([await statusOf({ exp: now + 1 }), await statusOf({ exp: now })]).toEqual([200, 401]);
    expect([await statusOf({ nbf: now }), await statusOf({ nbf: now + 1 })]).toEqual([200, 401]);
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

  it('differs for another visitor, and stays for the same', async () => {
    const [one, two] = [await cookieOf('/api/external/paridad'), await cookieOf('/api/external/paridad')];
    expect(one).not.toBe(two);
    expect(await cookieOf('/api/external/paridad', one?.split(';')[0])).toBeUndefined();
  });

  it.each(['corta', 'x'.repeat(44), `${'x'.repeat(42)}.`, 'j:{"a":1}'])('%s is no session', async (value) => {
    expect(
      await cookieOf('/api/external/paridad', `simulador_sesion=${encodeURIComponent(value)}`),
    ).toBeDefined();
  });

  it('is set for the API only', async () => {
    expect(await cookieOf('/simulador')).toBeUndefined();
  });

  it.each([
    [{ TRUST_PROXY: 'loopback' }, 'https'],
    [{ PUBLIC_URL: 'https://simulador.bank.example' }, 'http'],
  ])('is Secure and of this host alone behind TLS: %j', async (env, protocol) => {
    const behindProxy = await startBff({ env });
    const answer = await behindProxy.http.get('/api/external/paridad').set('X-Forwarded-Proto', protocol);
    await behindProxy.close();
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-simulador_sesion=.*; Secure/);
  });
});

/** Operations that no document and no generated table knows: only their decorators can act. */
@AllowStaff()
@Controller('api/prueba')
class UndocumentedController {
  @Get('de-todos')
  @AllowEverybody()
  open(): object {
    return { secret: true };
  }
  @Get('de-la-oficina')
  office(): object {
    return { secret: true };
  }
  @Get('de-administracion')
  @AllowRoles('adminrole')
  administration(): object {
    return { secret: true };
  }
  @Get('con-motivo')
  @AllowEverybody()
  @ErrorIn('errors_detail')
  failing(): object {
    throw new Problem(409, 'Ya no existe.');
  }
}

@Controller()
class RulelessController {
  @Get('api/sin-regla')
  forgotten(): object {
    return { secret: true };
  }
}

class RulelessModule {}

describe('an operation', () => {
  const WHO = ['a visitor', 'adminrole', 'executiverole'] as const;
  let app: NestExpressApplication;
  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: bff.databaseUrl, CORE_URL: bff.core.url, PORT: '0' });
    const parts = { clock: bff.clock, logger: bff.logs.logger };
    const imports = [await AppModule.with(config, parts)];
    const root = {
      module: RulelessModule,
      imports,
      controllers: [RulelessController, UndocumentedController],
    };
    app = await NestFactory.create<NestExpressApplication>(root, { bodyParser: false, logger: false });
    configureApp(app, config, '/none');
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  const answerFor = async (who: (typeof WHO)[number], path: string) => {
    const headers = who === 'a visitor' ? {} : (await signIn(bff, who)).headers;
    return supertest(await app.getUrl())
      .get(path)
      .set(headers);
  };

  it.each(WHO)('without a decorator is refused to %s', async (who) => {
    for (const path of ['/api/sin-regla', '/api/sin-regla/', '/API/sin-regla']) {
      const answer = await answerFor(who, path);
      expect([answer.status, answer.body.secret]).toEqual([who === 'a visitor' ? 401 : 403, undefined]);
    }
  });

  it('without a decorator is named at the start, and no other', () => {
    const lines = bff.logs.entries().filter(({ msg }) => msg === 'operation without access decorator');
    expect(lines.map(({ operation }) => operation)).toEqual(['GET /api/sin-regla']);
  });

  it.each([
    ['de-todos', [200, 200, 200]],
    ['de-la-oficina', [401, 200, 200]],
    ['de-administracion', [401, 200, 403]],
  ])('admits by its own decorator, before its controller’s: %s', async (path, expected) => {
    const statuses = [];
    for (const who of WHO) statuses.push((await answerFor(who, `/api/prueba/${path}`)).status);
    expect(statuses).toEqual(expected);
  });

  it('has the reason of its failure in the field of its decorator', async () => {
    const { body } = await answerFor('a visitor', '/api/prueba/con-motivo');
    expect([body.detail, body.errors_detail]).toEqual(['Ya no existe.', 'Ya no existe.']);
  });
});
