import { describe, expect, it } from '@jest/globals';
import { Audit } from '../access/audit.ts';
import { SettableClock } from '../testing/settable-clock.ts';
import { storeNewSimulation } from '../testing/stored-simulation.ts';
import { connectedForSpec } from '../testing/for-spec.ts';
import { eraseOutdated } from '../people/personal-data/retention.ts';
import { runPeopleCommand } from './people-command.ts';

const own = connectedForSpec();

async function run(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const clock = new SettableClock();
  await runPeopleCommand(['retention', ...args], {
    source: own.source,
    audit: new Audit(own.source, clock),
    clock,
    env,
    secret: null,
    readPerson: () => Promise.reject(new Error('nobody is asked for')),
    print: (line) => void lines.push(line),
  });
  return lines;
}

describe('npm run person -- retention', () => {
  it('counts the outdated simulations that the daily job erases', async () => {
    const created = new Date('2024-01-01T12:00:00Z');
    const old = await storeNewSimulation(own.source, { simulation: { created } });
    const sent = await storeNewSimulation(own.source, { simulation: { created, sentToWorkflow: true } });
    const recent = await storeNewSimulation(own.source);
    await own.source.query('UPDATE clients SET created = $1', [created]);
    await own.source.query('UPDATE sessions SET last_used = $1', [created]);
    const left = async (): Promise<string[]> =>
      (await own.source.query('SELECT email FROM clients ORDER BY email')).map(
        ({ email }: { email: string }) => email,
      );
    expect(await run({ RETENTION_MONTHS: '12' })).toEqual(['Simulaciones que se borrarían: 1.']);
    expect(await left()).toHaveLength(3);
    expect(
      await eraseOutdated(own.source, { months: 12, sentMonths: null }, new SettableClock().today()),
    ).toEqual({
      simulations: 1,
      clients: 1,
    });
    expect(await left()).toEqual([sent.email, recent.email].toSorted());
    expect(await left()).not.toContain(old.email);
    for (const months of ['12', '120'])
      expect(await run({ RETENTION_MONTHS: months, RETENTION_SENT_MONTHS: '24' })).toEqual([
        'Simulaciones que se borrarían: 1.',
      ]);
  });

  it('keeps a simulation for the months after its planned contact', async () => {
    const created = new Date('2024-01-01T12:00:00Z');
    const { simulation } = await storeNewSimulation(own.source, { simulation: { created } });
    const plan = (day: string): Promise<unknown> =>
      own.source.query(
        "UPDATE simulations SET contact_on = $2, contact_channel = 'phone', contact_note = '' WHERE uuid = $1",
        [simulation.uuid, day],
      );
    await plan('2025-11-20');
    expect(await run({ RETENTION_MONTHS: '12' })).toEqual(['Simulaciones que se borrarían: 0.']);
    await plan('2025-11-19');
    expect(await run({ RETENTION_MONTHS: '12' })).toEqual(['Simulaciones que se borrarían: 1.']);
  });

  it('refuses without a time, and with a word too many', async () => {
    await expect(run({})).rejects.toThrow(/^No hay un plazo/);
    await expect(run({ RETENTION_MONTHS: 'x' })).rejects.toThrow(/RETENTION_MONTHS: debe ser un entero/);
    await expect(run({}, 'ya')).rejects.toThrow(/^Uso: npm run person/);
  });
});
