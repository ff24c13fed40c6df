import { describe, expect, it } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { leavingClient } from '../../testing/leaving-client.ts';
import { retryUntil } from '../../testing/retry-until.ts';
import { connectedForSpec } from '../../testing/for-spec.ts';
import { ListConnections, LISTS_AT_ONCE } from './list-connections.service.ts';

const own = connectedForSpec('empty');

/** Lists whose work ends when the test says so. */
function heldLists(connections: ListConnections, count: number, { scope } = leavingClient()) {
  const held = new EventEmitter();
  const ended = once(held, 'end').then(() => 'listed');
  let begun = 0;
  const lists = Array.from({ length: count }, () =>
    connections
      .use(async (manager) => {
        begun += 1;
        await manager.query('SELECT 1');
        return ended;
      }, scope)
      .catch((error: unknown) => error),
  );
  return { lists, begun: () => begun, end: () => void held.emit('end') };
}

const busyQueries = (): Promise<unknown[]> =>
  own.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT pg_sleep(60)' AND state = 'active'",
  );

describe('the connections of the lists', () => {
  it('leave some of the pool to other requests, however many lists are requested', async () => {
    const { lists, begun, end } = heldLists(new ListConnections(own.source), 20);
    await retryUntil(begun, (count) => count >= LISTS_AT_ONCE);
    const others = await Promise.all(Array.from({ length: 5 }, () => own.source.query('SELECT 2 AS two')));
    expect(others).toEqual(Array.from({ length: 5 }, () => [{ two: 2 }]));
    expect(begun()).toBe(LISTS_AT_ONCE);
    end();
    expect(new Set(await Promise.all(lists))).toEqual(new Set(['listed']));
    expect(begun()).toBe(20);
  });

  it('are refused to a list that too many others wait with', async () => {
    const { lists, end } = heldLists(new ListConnections(own.source), 60);
    const refusal = expect.objectContaining({
      status: 503,
      detail: 'Hay demasiadas búsquedas al mismo tiempo. Inténtelo de nuevo en unos segundos.',
      extra: expect.objectContaining({ headers: { 'Retry-After': '5' } }),
    });
    expect(await lists.at(-1)).toEqual(refusal);
    end();
    expect(await lists[0]).toBe('listed');
  });

  it('are free again when the client disconnects, whose query is cancelled', async () => {
    const connections = new ListConnections(own.source);
    const reader = leavingClient();
    const answers = Array.from({ length: LISTS_AT_ONCE }, () =>
      connections
        .use((manager) => manager.query('SELECT pg_sleep(60)'), reader.scope)
        .catch((error: unknown) => error),
    );
    const waiting = heldLists(connections, LISTS_AT_ONCE, reader);
    const next = heldLists(connections, 1);
    next.end();
    await retryUntil(busyQueries, (rows) => rows.length === LISTS_AT_ONCE);
    reader.leave();
    const left = expect.objectContaining({ status: 499 });
    expect(await Promise.all([...answers, ...waiting.lists])).toEqual(
      Array.from({ length: 2 * LISTS_AT_ONCE }, () => left),
    );
    expect(await next.lists[0]).toBe('listed');
    expect(waiting.begun()).toBe(0);
    expect(await busyQueries()).toEqual([]);
  });
});
