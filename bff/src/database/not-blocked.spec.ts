import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '../modules');

/** SQL that reads blocked simulations too, and the reason. */
const ANY = new Map([
  ['clients/client-records.ts', "corrects the contact details of a session's own"],
  ['clients/unused-introductions.ts', 'forgets who saved nothing'],
  ['mail/mail-queue.ts', 'locks'],
  ['simulations/open-simulations.ts', 'locks, before the ORM reads'],
  ['listing/ordered-clients.ts', "marks whom of the listed clients a simulation's number found"],
]);

const STATEMENT = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/g;

it('is a condition of every SQL that reads simulations, outside the module of personal data', () => {
  const reading = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('personal-data/'),
    )
    .flatMap((file) =>
      (readFileSync(join(MODULES, file), 'utf8').match(STATEMENT) ?? [])
        .filter((statement) => /(FROM|JOIN) simulations\b/.test(statement))
        .map((statement) => ({ file, statement })),
    );
  const open = reading.filter(
    ({ statement }) => !/NOT_BLOCKED|\blistedCondition\(|\bmatching\(|\$\{where\}/.test(statement),
  );
  expect(reading.length).toBeGreaterThan(20);
  expect(new Set(open.map(({ file }) => file))).toEqual(new Set(ANY.keys()));
});
