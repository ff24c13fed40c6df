/** Figures of branches and executives for their head, and the lists behind them. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Office } from '../src/testing/office.ts';

const PATH = '/api/simulador/jefatura';
/** Ids in `RESOLUTIONS` of an approved and of a rejected simulation. */
const [APPROVED, REJECTED] = [6, 7];
const MINUTE_MS = 60_000;

const office = Office.forSpec({ LATE_WAIT_DAYS: '5' });

beforeEach(() => office.clear());

const head = async (query: Record<string, string> = {}) => (await office.get(PATH, 'adminrole', query)).body;
const list = async (query: Record<string, string>) =>
  (await office.get(`${PATH}/lista`, 'adminrole', query)).body;

/** Stores a simulation of a branch, answered after some minutes. */
async function store(
  changes: Parameters<Office['store']>[0],
  { branch = null, answeredMin = null }: { branch?: number | null; answeredMin?: number | null } = {},
) {
  const stored = await office.store(changes);
  const answered = answeredMin === null ? null : new Date(stored.created.getTime() + answeredMin * MINUTE_MS);
  await office.bff.query('UPDATE simulations SET branch = $2, first_answer_at = $3 WHERE uuid = $1', [
    stored.uuid,
    branch,
    answered,
  ]);
  return stored;
}

describe('the head’s figures', () => {
  it('are counted for all, for each branch and for each executive, and lead to their simulations', async () => {
    const { executiverole: own } = office.staff;
    const sent = await store(
      { commercial: own.id, sent: true, resolution: APPROVED },
      { branch: 3, answeredMin: 30 },
    );
    await store({ commercial: own.id }, { branch: 3, answeredMin: 120 });
    await store({ commercial: own.id, resolution: REJECTED }, { branch: 1 });
    const oldest = await store({ daysAgo: 40 });
    await store({});
    const { rows, ...settings } = await head();
    expect(settings).toEqual({ slow_answer_min: 60, late_wait_days: 5, branch: null });
    const none = {
      approved: 0,
      contacted: 0,
      contacts: 0,
      first_answer_min: null,
      sent: 0,
      oldest_waiting: null,
    };
    const some = { ...none, approved: 1, contacted: 2, first_answer_min: 75, sent: 1 };
    const waiting = { oldest_waiting: oldest.created.toISOString() };
    expect(rows).toEqual([
      { ...some, ...waiting, group: 'all', id: null, name: null, received: 4 },
      { ...none, group: 'branch', id: 1, name: 'Antofagasta', received: 1 },
      { ...some, group: 'branch', id: 3, name: 'Viña del Mar', received: 2 },
      { ...none, ...waiting, group: 'branch', id: null, name: null, received: 1 },
      { ...some, group: 'executive', id: own.id, name: expect.any(String), received: 3 },
      { ...none, ...waiting, group: 'executive', id: null, name: null, received: 1 },
    ]);
    const sentOnes = await list({ figure: 'sent', group: 'branch', id: '3' });
    expect(sentOnes).toMatchObject({ count: 1, results: [{ uuid: sent.uuid }] });
    expect(await list({ figure: 'contacted', group: 'executive', id: String(own.id) })).toMatchObject({
      count: 2,
    });
    expect(await list({ figure: 'approved' })).toMatchObject({ count: 1 });
    const [first] = (await list({ figure: 'waiting', group: 'executive' })).results;
    expect(first).toMatchObject({ uuid: oldest.uuid, client: expect.any(String), executive: null });
    expect(await list({ figure: 'received', time_period: '91' })).toMatchObject({ count: 5 });
  });

  it('each have exactly as many rows in their list, whatever was saved', async () => {
    const { executiverole: own, commercialrole: other, adminrole: admin } = office.staff;
    // A fixed sequence, so that a failure can be repeated.
    let seed = 20261120;
    const pick = <T>(...choices: readonly T[]): T => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return choices[Math.floor((seed / 2 ** 31) * choices.length)] as T;
    };
    const stored: Awaited<ReturnType<typeof store>>[] = [];
    for (let at = 0; at < 90; at += 1)
      stored.push(
        await store(
          {
            daysAgo: pick(0, 3, 20, 29, 60, 400),
            resolution: pick(1, APPROVED, REJECTED),
            sent: pick(true, false, false),
            ...pick({}, { commercial: own.id }, { commercial: other.id }),
          },
          { branch: pick(null, 1, 3), answeredMin: pick(null, 5, 90, 3000) },
        ),
      );
    for (const { uuid } of stored.slice(0, 40))
      await office.bff.query(
        `INSERT INTO comments (simulation, creator, comment, created, outcome)
         SELECT uuid, $2, 'Habló', $5::timestamptz - $3::int * interval '1 day', $4 FROM simulations WHERE uuid = $1`,
        [
          ...[uuid, pick(own.id, other.id, admin.id), pick(0, 10, 50), pick('talked', 'no_answer', null)],
          office.bff.clock.now(),
        ],
      );
    await office.bff.query('UPDATE simulations SET blocked_at = now() WHERE uuid = $1', [stored[0]?.uuid]);
    for (const period of [{ time_period: '91' }, { time_period: '30', ending_time_period: '2' }]) {
      const { rows } = await head(period);
      for (const { group, id, ...row } of rows) {
        const listOf = async (figure: string): Promise<{ count: number; results: { created: string }[] }> => {
          const query = { ...period, figure, group, ...(id === null ? {} : { id: String(id) }) };
          const { count, results } = await list(query);
          const second = count > 50 ? (await list({ ...query, page: '2' })).results : [];
          return { count, results: [...results, ...second] };
        };
        for (const figure of ['received', 'contacted', 'approved', 'sent', 'contacts']) {
          const { count, results } = await listOf(figure);
          expect([period, group, id, figure, count, results.length]).toEqual([
            ...[period, group, id, figure, row[figure], row[figure]],
          ]);
        }
        const { results } = await listOf('waiting');
        expect(results[0]?.created ?? null).toBe(row.oldest_waiting);
      }
    }
    const [all] = (await head()).rows;
    expect([all.received, all.contacts, all.sent].every((count) => count > 0)).toBe(true);
  });

  it('are the head’s for one branch alone, as long as the user heads it', async () => {
    const { executiverole: own, commercialrole: other } = office.staff;
    const makeHead = (branch: number | null) =>
      office.bff.query('UPDATE users SET head_branch = $2 WHERE id = $1', [own.id, branch]);
    const mine = await store({ commercial: own.id }, { branch: 3 });
    await store({ commercial: other.id, daysAgo: 5 }, { branch: 1 });
    await makeHead(3);
    const read = (path = PATH, query = {}) => office.get(path, 'executiverole', query);
    const { body } = await read();
    expect(body).toMatchObject({
      branch: 'Viña del Mar',
      rows: [
        { group: 'all', received: 1, oldest_waiting: mine.created.toISOString() },
        { group: 'branch', id: 3, received: 1 },
        { group: 'executive', id: own.id, received: 1 },
      ],
    });
    expect(body.rows).toHaveLength(3);
    expect((await head({ branch: '3' })).rows).toEqual(body.rows);
    const lists = async (query: object) => (await read(`${PATH}/lista`, query)).body;
    for (const figure of ['received', 'waiting'])
      expect(await lists({ figure })).toMatchObject({ count: 1, results: [{ uuid: mine.uuid }] });
    expect(await lists({ group: 'executive', id: String(other.id) })).toMatchObject({ count: 0 });
    expect(await lists({ group: 'branch', id: '1' })).toMatchObject({ count: 0 });
    for (const path of [PATH, `${PATH}/lista`]) {
      expect((await read(path, { branch: '1' })).status).toBe(403);
      expect((await office.get(path, 'commercialrole')).status).toBe(403);
    }
    const info = async () => (await read('/authentication/api/user/info')).body.head_branch;
    expect(await info()).toBe(3);
    expect((await read('/api/simulador/hojas')).status).toBe(403);
    await makeHead(null);
    expect([(await read()).status, await info()]).toEqual([403, null]);
    // A head without one of the bank's roles is a visitor with a name.
    await office.bff.query('UPDATE users SET head_branch = 3 WHERE id = $1', [office.staff.default.id]);
    expect((await office.get(PATH, 'default')).status).toBe(403);
  });
});
