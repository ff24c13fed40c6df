import { describe, expect, it } from '@jest/globals';
import { DEFAULT_JWT_SECRET, readConfig } from './environment.ts';
import { configProblems } from '../testing/config-problems.ts';

const WORKING = { DATABASE_URL: 'postgres://u:p@db/simulador', CORE_URL: 'http://core:8080/base' };
const OWN_SECRET = 'una-clave-propia-de-mas-de-32-caracteres';

const PRODUCTION = {
  ...WORKING,
  NODE_ENV: 'production',
  JWT_SECRET: OWN_SECRET,
  CORE_URL: 'https://core:8443/base',
  UPSTREAM_ALLOWED_HOSTS: 'otro.cl, core',
};

const problemsOf = (env: Record<string, string>): readonly string[] => configProblems(() => readConfig(env));
const keysOf = (env: Record<string, string>): string[] =>
  problemsOf(env).map((problem) => problem.split(':', 1)[0] ?? '');

describe('the configuration', () => {
  it('has defaults: lists and UF from the core, calculations here', () => {
    const config = readConfig(WORKING);
    const fromCore = Object.entries(config.modes).filter(([, { mode }]) => mode === 'core');
    expect(fromCore.map(([name]) => name)).toEqual(['catalogos', 'paridad', 'seguros', 'workflow']);
    expect(Object.keys(config.modes)).toEqual(
      expect.arrayContaining(['dividendo', 'operation_costs', 'tmc']),
    );
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: null,
      databaseMigrationUrl: WORKING.DATABASE_URL,
      trustProxy: false,
      logLevel: 'info',
      jwtSecret: DEFAULT_JWT_SECRET,
      rateApproval: 'none',
    });
    expect(config.modes.paridad).toEqual({
      mode: 'core',
      baseUrl: new URL(WORKING.CORE_URL),
      timeoutMs: 3000,
      credentials: null,
    });
  });

  it('treats empty variables as absent, and needs no core if no capability uses one', () => {
    const local = { MODE_PARIDAD: 'local', MODE_CATALOGOS: 'local', MODE_SEGUROS: 'local' };
    const config = readConfig({ DATABASE_URL: WORKING.DATABASE_URL, ...local, PORT: ' ', CORE_URL: '' });
    expect([config.port, config.modes.workflow]).toEqual([3000, { mode: 'none' }]);
  });

  it('takes the approval by a second administrator, and no misspelt one', () => {
    expect(readConfig({ ...WORKING, RATE_APPROVAL: 'second' }).rateApproval).toBe('second');
    expect(problemsOf({ ...WORKING, RATE_APPROVAL: 'secund' })).toEqual([
      'RATE_APPROVAL: debe ser uno de: none, second',
    ]);
  });

  it('has no local mode for the workflow', () => {
    expect(keysOf({ ...WORKING, MODE_WORKFLOW: 'local' })).toEqual(['MODE_WORKFLOW']);
    const own = { WORKFLOW_URL: 'https://workflow.banco.cl', WORKFLOW_USER: 'u', WORKFLOW_PASSWORD: 'p' };
    expect(readConfig({ ...WORKING, ...own }).modes.workflow).toMatchObject({
      mode: 'core',
      baseUrl: new URL(own.WORKFLOW_URL),
      credentials: { user: 'u', password: 'p' },
    });
  });

  it('names every invalid variable and repeats no value', () => {
    const wrong = {
      DATABASE_URL: 'mysql://valor-1',
      DATABASE_MIGRATION_URL: 'valor-2',
      PORT: '65536',
      CORE_URL: 'ftp://valor-3',
      CORE_USER: 'valor-4',
      CORE_TIMEOUT_MS: '49',
      MODE_DIVIDENDO: 'valor-5',
      TMC_URL: 'valor-6',
      SMTP_URL: 'http://valor-9',
      TRUST_PROXY: 'valor-7',
      LOG_LEVEL: 'valor-8',
    };
    const expected = Object.keys(wrong).map((key) => (key === 'CORE_USER' ? 'CORE_PASSWORD' : key));
    expect(keysOf(wrong).sort()).toEqual(expected.sort());
    expect(problemsOf(wrong).join()).not.toMatch(/valor|65536|mysql/);
  });

  it.each([
    ['nothing at all', {}, ['DATABASE_URL', 'CORE_URL']],
    ['a password without a user', { ...WORKING, CORE_PASSWORD: 'p' }, ['CORE_USER']],
    ['a port that is no number', { ...WORKING, PORT: '3e3' }, ['PORT']],
    ['a network that is none', { ...WORKING, TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY']],
    ['a name of another machine', { ...WORKING, HOST: 'banco.cl' }, ['HOST']],
    ['an operators’ credential of one sign', { ...PRODUCTION, OPS_TOKEN: 'a'.repeat(20) }, ['OPS_TOKEN']],
    ['a short one', { ...PRODUCTION, OPS_TOKEN: 'credencial-corta'.slice(1) }, ['OPS_TOKEN']],
    ['nothing of a short one elsewhere', { ...WORKING, OPS_TOKEN: 'ops' }, []],
    ['an address of another kind', { ...WORKING, TRUST_PROXY: 'loopback, 300.1.1.1' }, ['TRUST_PROXY']],
  ])('refuses %s', (_case, env, keys) => {
    expect(keysOf(env)).toEqual(keys);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::', 'localhost'])('listens on %s', (HOST) => {
    expect(readConfig({ ...WORKING, HOST }).host).toBe(HOST);
  });

  it.each([
    ['1', 1],
    ['true', true],
    ['false', false],
    ...['loopback', '10.0.0.0/8, ::1', 'fd00::/8'].map((text) => [text, text] as const),
  ])('trusts %s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ ...WORKING, TRUST_PROXY }).trustProxy).toBe(trusted);
  });

  it.each([
    ['the default one', DEFAULT_JWT_SECRET],
    ['a short one', OWN_SECRET.slice(0, 31)],
    ['a sequence', '0123456789abcdef'.repeat(3)],
    ['none', ''],
  ])('refuses in production to boot with %s for a secret', (_case, JWT_SECRET) => {
    expect(keysOf({ ...PRODUCTION, JWT_SECRET })).toEqual(['JWT_SECRET']);
    expect(keysOf({ ...WORKING, JWT_SECRET })).toEqual([]);
  });

  it('refuses a host that is not allowed in production', () => {
    expect(keysOf({ ...PRODUCTION, UPSTREAM_ALLOWED_HOSTS: 'otro.cl' })).toEqual(['UPSTREAM_ALLOWED_HOSTS']);
    expect(keysOf({ ...PRODUCTION, TMC_URL: 'https://ajeno.cl', MODE_TMC: 'shadow' })).toEqual([
      'UPSTREAM_ALLOWED_HOSTS',
    ]);
  });

  it('refuses a core without TLS in production', () => {
    const clear = { TMC_URL: 'http://otro.cl', MODE_TMC: 'shadow' };
    expect(keysOf({ ...PRODUCTION, ...clear })).toEqual(['TMC_URL']);
    expect(keysOf({ ...PRODUCTION, CORE_URL: 'http://core' })).toEqual(['CORE_URL']);
    expect(keysOf({ ...WORKING, ...clear })).toEqual([]);
    const beside = { CORE_URL: 'http://127.0.0.1:8080', UPSTREAM_ALLOWED_HOSTS: '127.0.0.1' };
    expect(keysOf({ ...PRODUCTION, ...beside })).toEqual([]);
  });

  it.each(['https://usuario:clave@core', 'https://usuario@core', 'http://:clave@core'])(
    'refuses credentials in an address, which nobody would send, and does not repeat them: %s',
    (CORE_URL) => {
      expect(problemsOf({ ...WORKING, CORE_URL })).toEqual([
        'CORE_URL: lleva credenciales, que van en CORE_USER y CORE_PASSWORD',
      ]);
    },
  );

  it("takes a capability's own mode, address, deadline and credentials", () => {
    const own = { MODE_TMC: 'shadow', TMC_TIMEOUT_MS: '700', TMC_USER: 'u', TMC_PASSWORD: 'p' };
    const TMC_URL = 'https://tmc.banco.cl';
    const env = { ...WORKING, CORE_TIMEOUT_MS: '900', MODE_SEGUROS: 'local', TMC_URL, ...own };
    const { modes } = readConfig(env);
    expect(modes.seguros).toEqual({ mode: 'local' });
    expect(modes.tmc).toEqual({
      mode: 'shadow',
      baseUrl: new URL(TMC_URL),
      timeoutMs: 700,
      credentials: { user: 'u', password: 'p' },
    });
    expect(modes.paridad).toMatchObject({ timeoutMs: 900, credentials: null });
  });

  it("keeps the core's credentials from another host", () => {
    const { modes } = readConfig({
      ...WORKING,
      CORE_USER: 'u',
      CORE_PASSWORD: 'p',
      PARIDAD_URL: 'https://ajeno.cl',
      CATALOGOS_URL: 'http://core:8080/otra',
    });
    expect(modes.paridad).toMatchObject({ credentials: null });
    expect(modes.catalogos).toMatchObject({ credentials: { user: 'u', password: 'p' } });
  });

  it('refuses to trust every proxy in production', () => {
    expect(keysOf({ ...PRODUCTION, TRUST_PROXY: 'true' })).toEqual(['TRUST_PROXY']);
  });

  it('names a misspelt mode and a misspelt port', () => {
    expect(keysOf({ ...WORKING, MODE_PARIDADES: 'core', PORT: 'tres mil' }).sort()).toEqual([
      'MODE_PARIDADES',
      'PORT',
    ]);
  });

  it.each([
    [{ SERVICE_USER: 'lector' }, ['SERVICE_PASSWORD']],
    [{ SERVICE_PASSWORD: 'una-clave-bien-larga' }, ['SERVICE_USER']],
    [{ SERVICE_USER: 'lector', SERVICE_PASSWORD: 'corta' }, ['SERVICE_PASSWORD']],
    [{ SERVICE_USER: 'a:b', SERVICE_PASSWORD: 'una-clave-bien-larga' }, ['SERVICE_USER']],
  ])('names what a service account lacks: %o', (account, wrong) => {
    expect(keysOf({ ...WORKING, ...account })).toEqual(wrong);
  });

  it('asks the CMF with a key, at its public address unless another is given', () => {
    const cmf = { ...WORKING, MODE_PARIDAD: 'cmf', CMF_API_KEY: 'a&b' };
    expect(readConfig(cmf).modes.paridad).toEqual({
      mode: 'cmf',
      baseUrl: new URL('https://api.cmfchile.cl/api-sbifv3/recursos_api'),
      timeoutMs: 10_000,
      credentials: null,
      secretQuery: 'apikey=a%26b',
    });
    const CMF_URL = 'http://localhost:4010/base';
    expect(readConfig({ ...cmf, CMF_URL }).modes.paridad).toMatchObject({ baseUrl: new URL(CMF_URL) });
  });

  it.each([
    [{ ...WORKING, MODE_TMC: 'cmf' }, ['CMF_API_KEY']],
    [{ ...WORKING, MODE_SEGUROS: 'cmf' }, ['MODE_SEGUROS']],
    [{ ...PRODUCTION, MODE_TMC: 'cmf', CMF_API_KEY: 'x' }, ['UPSTREAM_ALLOWED_HOSTS']],
    [{ ...PRODUCTION, MODE_TMC: 'cmf', CMF_API_KEY: 'x', CMF_URL: 'http://core' }, ['CMF_URL']],
  ])('names what the CMF lacks: %o', (env, wrong) => {
    expect(keysOf(env)).toEqual(wrong);
  });

  it('has no shadow mode for capabilities with side effects', () => {
    expect(keysOf({ ...WORKING, MODE_MAIL: 'shadow' })).toEqual(['MODE_MAIL']);
    expect(readConfig({ ...WORKING, MODE_MAIL: 'core' }).modes.mail).toMatchObject({ mode: 'core' });
  });

  it('refuses the demonstration’s users in production', () => {
    expect(keysOf({ ...PRODUCTION, SEED_DEMO_USERS: 'true' })).toEqual(['SEED_DEMO_USERS']);
    expect(readConfig({ ...WORKING, SEED_DEMO_USERS: 'true' }).demoUsers).toBe(true);
    expect(keysOf({ ...PRODUCTION, DEMO_SIMULATIONS: '1' })).toEqual(['DEMO_SIMULATIONS']);
    expect(keysOf({ ...PRODUCTION, DEMO_SIMULATIONS: '0' })).toEqual([]);
  });

  it.each([
    [WORKING, undefined, true],
    [WORKING, 'false', false],
    [PRODUCTION, undefined, false],
    [PRODUCTION, 'true', true],
  ])('serves the API documents outside production, or as API_DOCS says', (env, API_DOCS, served) =>
    expect(readConfig({ ...env, API_DOCS }).apiDocs).toBe(served),
  );

  it('starts in production with its own secret', () => {
    const config = readConfig(PRODUCTION);
    expect([config.production, config.jwtSecret]).toEqual([true, OWN_SECRET]);
  });
});
