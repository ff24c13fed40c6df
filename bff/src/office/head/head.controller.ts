import { Controller, Get, Query, Inject } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Operation, AllowHeads } from '../../http/operation.ts';
import {
  HeadDto,
  HeadListDto,
  HeadListQueryDto,
  HeadQueryDto,
  type HeadListedDto,
  type HeadRowDto,
} from './head.dto.ts';
import { BRANCHES } from '@simulador/contracts/bank/branches';
import { isApproved, isRejected } from '@simulador/contracts/office/state-tone';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Problem } from '../../http/problem.ts';
import { stateIds } from '../../database/state-ids.ts';
import { savedOn } from '../../simulations/reading/requested-window.ts';
import { countedWindow, type CountQueryDto } from '../dashboard/dashboard.dto.ts';

const OTHER_BRANCH = 'Solo puede ver las cifras de su sucursal.';
/** Size of a page of a figure's simulations. */
const PAGE = 50;

const SETS = 'GROUP BY GROUPING SETS ((), (branch), (commercial))';
/** Columns that name the group of a row. Key 0 stands for none, so that rows can be joined. */
const GROUP = `
  CASE WHEN grouping(branch) = 0 THEN 'branch' WHEN grouping(commercial) = 0 THEN 'executive' ELSE 'all' END AS "group",
  coalesce(CASE WHEN grouping(branch) = 0 THEN branch WHEN grouping(commercial) = 0 THEN commercial END, 0) AS "key"`;
const SAVED = savedOn('$1', '$2');
const OF_BRANCH = '($3::int IS NULL OR branch = $3)';
/** Recorded contacts, each as a simulation that was saved when it was recorded, of the executive who did. See docs/rules.md R870. */
const CONTACTS = `(
  SELECT simulations.uuid, simulations.id, client, state, branch, blocked_at, comments.created, creator AS commercial
  FROM comments JOIN simulations ON simulations.uuid = comments.simulation
  WHERE outcome IS NOT NULL AND ${NOT_BLOCKED}) AS simulations`;

/** Conditions on a simulation that depend on the bank's states. */
interface StateConditions {
  readonly approved: string;
  /** Open, without an answer of staff. */
  readonly waiting: string;
}

const rowsOf = ({ approved, waiting }: StateConditions): string => `
  SELECT "group", nullif("key", 0) AS id, full_name AS name, coalesce(received, 0) AS received, first_answer_min,
    coalesce(contacted, 0) AS contacted, coalesce(approved, 0) AS approved, coalesce(sent, 0) AS sent, coalesce(contacts, 0) AS contacts, oldest_waiting
  FROM (
    SELECT ${GROUP}, count(*)::int AS received, count(first_answer_at)::int AS contacted,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_answer_at - created) / 60))::int AS first_answer_min,
      (count(*) FILTER (WHERE ${approved}))::int AS approved, (count(*) FILTER (WHERE enviado_a_finnflow))::int AS sent
    FROM simulations WHERE ${NOT_BLOCKED} AND ${OF_BRANCH} AND ${SAVED} ${SETS}
  ) AS counted FULL JOIN (
    SELECT ${GROUP}, min(created) AS oldest_waiting FROM simulations WHERE ${NOT_BLOCKED} AND ${OF_BRANCH} AND ${waiting} ${SETS}
  ) AS waiting USING ("group", "key") FULL JOIN (
    SELECT ${GROUP}, count(*)::int AS contacts FROM ${CONTACTS} WHERE ${NOT_BLOCKED} AND ${OF_BRANCH} AND ${SAVED} ${SETS}
  ) AS recorded USING ("group", "key")
  LEFT JOIN users ON "group" = 'executive' AND users.id = "key"`;

/** Conditions on the simulations of a row, whose branch or executive is the parameter `$4`. */
const OF_GROUP = {
  all: '$4::int IS NULL',
  branch: 'branch IS NOT DISTINCT FROM $4::int',
  executive: 'commercial IS NOT DISTINCT FROM $4::int',
} as const;

/** Figures of each branch and executive, by queries alone. See docs/rules.md R910. */
@AllowHeads()
@Controller('api/simulador/jefatura')
export class HeadController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns the figures of all, of each branch and of each executive. @throws Problem 400 for an invalid window of days */
  @Get()
  @Operation('head_figures', 'Figures of each branch and executive', HeadDto, 400)
  async figures(
    @Query() { branch: wanted, ...query }: HeadQueryDto,
    @ByUser() user: SignedInUser,
  ): Promise<HeadDto> {
    const branch = countedBranch(user, wanted);
    const found: (Omit<HeadRowDto, 'oldest_waiting'> & { oldest_waiting: Date | null })[] =
      await this.source.query(rowsOf(await this.stateConditions()), [...this.days(query), branch]);
    const rows = found.map((row) => ({
      ...row,
      name: row.group === 'branch' ? branchName(row.id) : row.name,
      oldest_waiting: row.oldest_waiting?.toISOString() ?? null,
    }));
    const { slowAnswerMin, lateWaitDays } = this.config.desk;
    return {
      slow_answer_min: slowAnswerMin,
      late_wait_days: lateWaitDays,
      branch: branchName(branch),
      rows: rows.sort(byGroupAndName),
    };
  }

  /** Returns a page of a figure's simulations. @throws Problem 400 */
  @Get('lista')
  @Operation('head_list', 'The simulations behind a figure', HeadListDto, 400)
  async list(
    @Query() { figure, group, id, page, branch, ...query }: HeadListQueryDto,
    @ByUser() user: SignedInUser,
  ): Promise<HeadListDto> {
    const { approved, waiting } = await this.stateConditions();
    const ofFigure = {
      received: SAVED,
      contacted: `${SAVED} AND first_answer_at IS NOT NULL`,
      approved: `${SAVED} AND ${approved}`,
      sent: `${SAVED} AND enviado_a_finnflow`,
      contacts: SAVED,
      // The period has no effect, but PostgreSQL has to know the types of its parameters.
      waiting: `${waiting} AND $1::date <= $2::date`,
    }[figure];
    const parameters = [
      ...this.days(query),
      countedBranch(user, branch),
      group === 'all' ? null : (id ?? null),
    ];
    const from = `FROM ${figure === 'contacts' ? CONTACTS : 'simulations'} WHERE ${NOT_BLOCKED} AND ${OF_BRANCH} AND ${ofFigure} AND ${OF_GROUP[group]}`;
    const [total]: { count: number }[] = await this.source.query(
      `SELECT count(*)::int AS count ${from}`,
      parameters,
    );
    const order = figure === 'waiting' ? 'ASC' : 'DESC';
    const rows: (Omit<HeadListedDto, 'created'> & { created: Date })[] = await this.source.query(
      `SELECT page.uuid, page.id, page.created, concat_ws(' ', clients.first_name, clients.last_name) AS client,
         states.description AS state, users.full_name AS executive
       FROM (SELECT simulations.uuid, id, client, state, commercial, created ${from} ORDER BY created ${order}, id ${order} LIMIT ${PAGE} OFFSET $5) AS page
       JOIN clients ON clients.uuid = page.client JOIN states ON states.id = page.state
       LEFT JOIN users ON users.id = page.commercial ORDER BY page.created ${order}, page.id ${order}`,
      [...parameters, (page - 1) * PAGE],
    );
    const results = rows.map((row) => ({ ...row, created: row.created.toISOString() }));
    return { count: total?.count ?? 0, page_size: PAGE, results };
  }

  private days(query: CountQueryDto): string[] {
    const { from, to } = countedWindow(this.clock.today(), query);
    return [from, to];
  }

  private async stateConditions(): Promise<StateConditions> {
    const { manager } = this.source;
    const approved = await stateIds(manager, isApproved);
    const rejected = await stateIds(manager, isRejected);
    return {
      approved: `state = ANY ('{${approved}}'::int[])`,
      waiting: `first_answer_at IS NULL AND NOT enviado_a_finnflow AND state <> ALL ('{${rejected}}'::int[])`,
    };
  }
}

/** Returns the branch to which figures are limited; null for all. @throws Problem 403 for a head who asks for another branch */
function countedBranch({ role, headBranch }: SignedInUser, wanted: number | null = null): number | null {
  if (role === 'adminrole') return wanted;
  if (wanted !== null && wanted !== headBranch) throw new Problem(403, OTHER_BRANCH);
  return headBranch;
}

const branchName = (id: number | null): string | null =>
  BRANCHES.find((branch) => branch.id === id)?.name ?? null;

const ORDER = ['all', 'branch', 'executive'];
/** Rows without a branch or an executive come last in their group. */
const byGroupAndName = (one: HeadRowDto, other: HeadRowDto): number =>
  ORDER.indexOf(one.group) - ORDER.indexOf(other.group) ||
  Number(one.name === null) - Number(other.name === null) ||
  (one.name ?? '').localeCompare(other.name ?? '', 'es');
