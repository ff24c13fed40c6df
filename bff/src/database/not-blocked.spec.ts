import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE_FOLDERS } from '../bootstrap/app.module.ts';

const SOURCES = join(import.meta.dirname, '..');

/** SQL that reads blocked simulations too, and the reason. */
const ANY = new Map([
  ['simulations/clients/client-records.ts', "corrects a session's own, forgets who saved nothing"],
  ['simulations/mail/mail.controller.ts', 'locks, after the access to it was asserted'],
  ['simulations/mail/mail-queue.ts', 'locks'],
  ['simulations/reading/open-simulations.ts', 'locks, before the ORM reads'],
]);

const STATEMENT = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/g;

it('is a condition of every SQL that reads simulations, outside the module of personal data', () => {
  const files = MODULE_FOLDERS.flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const reading = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => !file.startsWith('people/personal-data/'))
    .flatMap((file) =>
      (readFileSync(join(SOURCES, file), 'utf8').match(STATEMENT) ?? [])
        .filter((statement) => /(FROM|JOIN) simulations\b/.test(statement))
        .map((statement) => ({ file, statement })),
    );
  const open = reading.filter(
    ({ statement }) => !/NOT_BLOCKED|\blistedCondition\(|\$\{listed\}/.test(statement),
  );
  expect(reading.length).toBeGreaterThan(15);
  expect(new Set(open.map(({ file }) => file))).toEqual(new Set(ANY.keys()));
});
