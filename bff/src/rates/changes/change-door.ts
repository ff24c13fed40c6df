import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { rateBookOf, rateNamesOf } from '../book/stored-rates.ts';
import { type PriceChange, rowChangesOf, type ValueSource } from './kinds/row-kind.ts';
import { assertNoneScheduled, putInForce, type Written } from './put-in-force.ts';
import { LOCK_RATES, RatesInForce } from './rates-in-force.ts';
import { nameOfChanges } from './set-name.ts';
import { insertSheet } from './sheet-rows.ts';

/** Changes that take effect at once, and who makes them. */
export interface DirectSet {
  readonly changes: readonly PriceChange[];
  /** Null for a job. */
  readonly actor: number | null;
  readonly name?: string;
  readonly source?: ValueSource;
}

/** The one way by which a price changes: a set in force. An operation of the specification or a job writes one at once. */
@Injectable()
export class ChangeDoor {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly inForce: RatesInForce,
  ) {}

  /** Runs work with all prices locked; reads do not wait. Due sets are put in force before it. */
  async locked<Result>(work: (manager: EntityManager, now: Date) => Promise<Result>): Promise<Result> {
    for (;;) {
      const done = await this.source.transaction(async (manager) => {
        await manager.query(LOCK_RATES);
        const now = this.clock.now();
        return (await this.inForce.isDue(manager, now)) ? null : { result: await work(manager, now) };
      });
      if (done) return done.result;
      await this.inForce.settled();
    }
  }

  /** Makes the changes of a set that has others than rates, and rolls them back. @throws Problem if they are not possible now */
  async tryOut(changes: readonly PriceChange[]): Promise<void> {
    if (rowChangesOf(changes).length === 0) return;
    const passed = new Error('The trial has passed');
    const trial = this.locked(async (manager, at) => {
      await this.put(manager, at, { changes, actor: null });
      throw passed;
    });
    await trial.catch((error: unknown) => {
      if (error !== passed) throw error;
    });
  }

  /** Puts changes in force at once, as a set written and approved by the caller. Nothing is stored if nothing changes. */
  async put(
    manager: EntityManager,
    at: Date,
    { changes, actor, name, source = 'typed' }: DirectSet,
  ): Promise<Written> {
    if (changes.length === 0) return { rates: [], rows: [] };
    // The CMF's values are put in force even if an administrator has planned others.
    if (source !== 'cmf') await assertNoneScheduled(manager, await rateBookOf(manager, at), changes);
    const decision = { submitted_at: at, decided_by: actor, decided_at: at, effective_at: at };
    const sheet = await insertSheet(manager, at, {
      ...decision,
      state: 'in_force',
      name: name ?? nameOfChanges(await rateNamesOf(manager), changes),
      author: actor,
      changes,
    });
    return putInForce(manager, this.audit, { sheet, changes, at, actor, keepsRanges: true, source });
  }
}
