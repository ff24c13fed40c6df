import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CAPABILITIES } from './capability.ts';
import { everyMode } from '../testing/test-bff.ts';
import { readConfig } from './environment.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OF_A_CAPABILITY = ['URL', 'TIMEOUT_MS', 'USER', 'PASSWORD'];
/** Variables of the system, Node and tools, and those that one of our processes passes to another in a test. */
const NOT_OURS = [
  'PATH',
  'TMPDIR',
  'HOME',
  'CI',
  'NODE_EXTRA_CA_CERTS',
  'PACT_DO_NOT_TRACK',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'FIXTURE_ROOT',
  'TEST_DATABASE_URL',
];

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sources(join(folder, entry.name));
    return /(?<!\.spec)\.(ts|tsx|mjs|js)$/.test(entry.name)
      ? [readFileSync(join(folder, entry.name), 'utf8')]
      : [];
  });

/** Returns the variables that the BFF reads at boot when every capability asks the core. */
function readAtBoot(): string[] {
  const asked = new Set<string>();
  const env = { DATABASE_URL: 'postgres://localhost/x', CORE_URL: 'http://localhost', ...everyMode('core') };
  readConfig(
    new Proxy<Record<string, string>>(env, {
      get: (target, key) => {
        asked.add(String(key));
        return target[String(key)];
      },
    }),
  );
  return [...asked];
}

/** Returns the variables that the sources read elsewhere: `env['X']`, `env.X`, `(env, 'X', 'Y'`, `{ X = '1' } = process.env`. */
function readElsewhere(): string[] {
  const text = ['bff', 'contracts', 'frontend', 'lab', 'mocks', 'scripts']
    .flatMap((workspace) => sources(join(ROOT, workspace)))
    .join('\n');
  const named = [
    ...text.matchAll(/\benv(?:ironment)?(?:\.|\['|, ')([A-Z][A-Z0-9_]+(?:', '[A-Z][A-Z0-9_]+)*)/g),
  ];
  const taken = [...text.matchAll(/\{([^{}]+)\} = process\.env/g)];
  return [...named, ...taken].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []);
}

const ours = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !NOT_OURS.includes(name)).sort();
const read = ours([...readAtBoot(), ...readElsewhere()]);

const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
const inExample = Object.fromEntries(
  [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

const page = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');
const inTable = [...page.matchAll(/^\| (`[^|]+`) +\|/gm)]
  .flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z<][A-Z0-9_<>]+)`/g)])
  .map(([, name = '']) => name);
const capabilityNames = CAPABILITIES.map(({ name }) => name.toUpperCase());
const expanded = inTable.flatMap((name) =>
  name.includes('<CAPABILITY>')
    ? capabilityNames.map((capability) => name.replace('<CAPABILITY>', capability))
    : [name],
);

describe('every used variable', () => {
  it('is in .env.example, and nothing else is', () => {
    expect(Object.keys(inExample).sort()).toEqual(read);
  });

  it('is in docs/configuration.md, and nothing else is', () => {
    expect(ours(expanded)).toEqual(read);
  });

  it('of a capability is read by its name', () => {
    const own = capabilityNames.flatMap((name) => OF_A_CAPABILITY.map((part) => `${name}_${part}`));
    expect(read).toEqual(expect.arrayContaining(own));
  });
});

describe('.env.example', () => {
  it('is usable unchanged, and has the default modes', () => {
    const { modes } = readConfig(inExample);
    const defaults = Object.entries(modes).map(([name, { mode }]) => [name, mode]);
    expect(defaults.sort()).toEqual(CAPABILITIES.map(({ name, defaultMode }) => [name, defaultMode]).sort());
  });
});

describe('docs/configuration.md', () => {
  it.each(CAPABILITIES)('states the default mode of $name', ({ name, defaultMode }) => {
    const modes = page.split('\n').find((line) => line.startsWith(`| \`${defaultMode}\``)) ?? '';
    expect(modes).toContain(`\`MODE_${name.toUpperCase()}\``);
  });
});
