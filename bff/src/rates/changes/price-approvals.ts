import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import {
  AT_CORE,
  type OwnedSheet,
  type PriceKind,
  type RateApproval,
  type SheetAction,
  sheetRefusal,
} from '@simulador/contracts/rates/rate-sheet';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { ConfigurationError } from '../../config/environment-reader.ts';
import { Problem } from '../../http/problem.ts';
import { isOfCore, ROW_KINDS } from './kinds/row-kinds.ts';
import type { PriceApprovalDto, RatesChange } from './sheets.dto.ts';

const OF_CORE =
  'Las tarifas llegan del sistema central del banco: aquí no hay cambios por enviar, cada tarifa se cambia allá.';
const CHANGED_THERE = 'llega del sistema central del banco y se cambia allá.';
const BY_SHEET = 'Las tarifas cambian cuando otra persona las aprueba: escriba el cambio en Tarifas.';
const NEEDS_SECOND =
  'Este cambio lo aprueba otra persona con rol de administración: propóngalo en Tarifas, Mantenedores.';

/** Time after which a replica that was killed does not count any more. */
const FORGOTTEN = '90 seconds';
const SEEN_EVERY_MS = 30_000;
const SEEN = `
  INSERT INTO price_approvals (replica, approval, seen_at) VALUES ($1, $2, clock_timestamp())
  ON CONFLICT (replica) DO UPDATE SET seen_at = excluded.seen_at`;

const COUNTS = `
  SELECT (SELECT count(*)::int FROM rate_sheets WHERE state = 'submitted' AND $1::int <> ALL (writers) AND writers <> '{}') AS to_approve,
    (SELECT count(*)::int FROM users WHERE bank_role = 'adminrole' AND NOT disabled AND id IS DISTINCT FROM $1::int) AS approver_count`;

/** Whether a change of a price takes effect at once, or after another administrator has approved it. See docs/rules.md R680. */
@Injectable()
export class PriceApprovals implements OnModuleInit, BeforeApplicationShutdown {
  readonly approval: RateApproval;
  readonly rates: RatesChange;
  private readonly replica = randomUUID();
  private seeing: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    const { rateApproval, modes } = config;
    this.approval = rateApproval;
    const isOfCore = modes.tarificador.mode === 'core';
    this.rates = isOfCore ? 'core' : rateApproval === 'second' ? 'by_sheet' : 'direct';
  }

  /**
   * Starts only beside replicas with the same setting. A database that can't be written has no changes to approve.
   * @throws ConfigurationError if an earlier one has another
   */
  async onModuleInit(): Promise<void> {
    const other = await this.otherSetting().catch(() => null);
    if (other !== null)
      throw new ConfigurationError([
        `RATE_APPROVAL: otra réplica de esta base de datos tiene ${other}, y esta ${this.approval}. Termine primero las demás, o dé a todas el mismo valor`,
      ]);
    const see = (): Promise<unknown> =>
      this.source.query(SEEN, [this.replica, this.approval]).catch(() => undefined);
    this.seeing = setInterval(() => void see(), SEEN_EVERY_MS).unref();
  }

  /** Registers this replica, unless there is one with another setting, which is returned. */
  private otherSetting(): Promise<string | null> {
    return this.source.transaction(async (manager) => {
      await manager.query('LOCK TABLE price_approvals');
      const forgotten = 'DELETE FROM price_approvals WHERE seen_at < clock_timestamp() - $1::interval';
      await manager.query(forgotten, [FORGOTTEN]);
      const [found]: { other: string | null }[] = await manager.query(
        'SELECT min(approval) AS other FROM price_approvals WHERE approval <> $1',
        [this.approval],
      );
      if (!found?.other) await manager.query(SEEN, [this.replica, this.approval]);
      return found?.other ?? null;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.seeing);
    await this.source
      .query('DELETE FROM price_approvals WHERE replica = $1', [this.replica])
      .catch(() => undefined);
  }

  /** Refuses a change that one administrator makes alone. @throws Problem 409 if another one has to approve it */
  assertAlone(kind: PriceKind): void {
    if (this.approval === 'none') return;
    throw new Problem(409, this.rates === 'core' ? AT_CORE : kind === 'rate' ? BY_SHEET : NEEDS_SECOND);
  }

  /** Checks that prices of some kinds are ours. @throws Problem 409 if a core keeps them */
  assertOurs(kinds: readonly PriceKind[]): void {
    for (const kind of kinds) {
      if (kind === 'rate' ? this.rates !== 'core' : !isOfCore(kind, this.config)) continue;
      const isOfRates = kind === 'rate' || ROW_KINDS[kind].capability === 'tarificador';
      throw new Problem(409, isOfRates ? OF_CORE : `${ROW_KINDS[kind].what}: ${CHANGED_THERE}`);
    }
  }

  /** Returns why an action on a sheet is refused; null if it is allowed. */
  refusal(action: SheetAction, sheet: OwnedSheet, actor: number | null): 'own' | 'state' | null {
    return sheetRefusal(action, sheet, actor, this.approval);
  }

  /** Returns the way in which prices change, and what the caller may approve. */
  async of(actor: number | null): Promise<PriceApprovalDto> {
    const { approval, rates } = this;
    const [counts]: Pick<PriceApprovalDto, 'to_approve' | 'approver_count'>[] = await this.source.query(
      COUNTS,
      [actor],
    );
    const { to_approve = 0, approver_count = 0 } = counts ?? {};
    return { approval, rates, to_approve: approval === 'none' ? 0 : to_approve, approver_count };
  }
}
