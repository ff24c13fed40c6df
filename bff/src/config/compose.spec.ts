import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment: Readonly<Record<string, string>> }>>;
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const environmentOf = (service: string) => services[service]?.environment ?? {};
/** Returns the user of `postgres://user:…@host/…` with compose's variables unexpanded. */
const userIn = (url: string | undefined) => /^postgres:\/\/(\w+):/.exec(url ?? '')?.[1];

describe('the simulator with an existing core, by compose', () => {
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = environmentOf('bff-core');

  it('uses the two roles that the script creates, not the superuser', () => {
    const script = read('scripts/postgres-roles.sh');
    const roles = [...script.matchAll(/^CREATE ROLE (\w+) ([^;]+);$/gm)].map(([, name, options]) => [
      name,
      options?.split(' ')[0],
    ]);
    expect(roles).toEqual([
      [userIn(DATABASE_MIGRATION_URL), 'LOGIN'],
      [userIn(DATABASE_URL), 'LOGIN'],
    ]);
    expect(script).not.toMatch(/superuser/i);
    expect(roles.map(([name]) => name)).not.toContain(
      environmentOf('postgres-core')['POSTGRES_USER'] ?? 'postgres',
    );
  });

  it('contains no password', () => {
    const settings = ['bff-core', 'postgres-core'].flatMap((service) =>
      Object.values(environmentOf(service)),
    );
    const passwords = settings.filter((value) => /PASSWORD|SECRET|TOKEN/.test(String(value)));
    expect(passwords.length).toBeGreaterThan(5);
    for (const value of passwords) expect(value).toMatch(/\$\{[A-Z_]+:-\}/);
  });
});
