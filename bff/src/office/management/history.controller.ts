import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { SimulationAccess } from '../../simulations/reading/simulation-access.ts';
import {
  HistoryPageDto,
  HistoryQueryDto,
  type HistoryEntryDto,
  type HistoryKind,
  type SimulationChangeDto,
} from './history.dto.ts';
import { describeSendFailure } from '@simulador/contracts/workflow/messages';
import { DataSource } from 'typeorm';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { type AuditRow, changesNamed } from './history.service.ts';

const PAGE_SIZE = 20;

type EventRow = Pick<AuditRow, 'at' | 'details'> &
  Omit<HistoryEntryDto, keyof SimulationChangeDto> & {
    /** Id of the user; null for the client and the mail server. */
    readonly actor: number | null;
  };

/** Everything that happened to the client $1's simulations, from the tables that record it. The last columns order events of one instant. */
const EVENTS = `
  WITH own AS (SELECT uuid, id, created, session FROM simulations WHERE client = $1 AND ${NOT_BLOCKED})
  SELECT 'saved ' || own.id AS id, 'saved' AS kind, own.created AS at, users.id AS actor,
    own.uuid AS simulation, own.id AS number, NULL AS text, NULL AS outcome, NULL::jsonb AS details, 0 AS rank, 0::bigint AS place
  FROM own LEFT JOIN sessions ON sessions.id = own.session
    LEFT JOIN users ON users.id = sessions.user_id AND users.bank_role <> 'default'
  UNION ALL
  SELECT 'mail ' || id || ' ' || nth, CASE WHEN refused THEN 'mail_refused' ELSE 'mailed' END, CASE WHEN refused THEN failed_at ELSE sent_at END,
    NULL, uuid, id, recipient, NULL, NULL, 1, 0
  FROM (
    SELECT own.id, own.uuid, sent_at, failed_at, refused, recipient, row_number() OVER (PARTITION BY own.id ORDER BY mail.created) AS nth
    FROM own JOIN mail_intents AS mail ON mail.simulation = own.uuid) AS mails
  WHERE refused OR sent_at IS NOT NULL
  UNION ALL
  SELECT 'comment ' || comments.uuid, CASE WHEN outcome IS NULL THEN 'comment' ELSE 'contact' END, comments.created, creator,
    own.uuid, own.id, comment, outcome, NULL, 4, comments.id
  FROM own JOIN comments ON comments.simulation = own.uuid
  UNION ALL
  SELECT 'audit ' || audit.id, CASE
      WHEN action = 'simulation_changed' THEN 'change'
      WHEN action = 'mail_address_corrected' THEN 'address_corrected'
      WHEN action = 'simulation_sent' THEN 'send_created'
      WHEN action = 'client_of_another' THEN action
      WHEN action <> 'simulation_send_asked' THEN replace(action, 'simulation_', '')
      WHEN row_number() OVER (PARTITION BY own.id, action ORDER BY audit.id) > 1 THEN 'send_retried'
      ELSE 'send_requested' END,
    audit.at, audit.actor, own.uuid, own.id,
    (SELECT full_name FROM users WHERE users.id = (details->'executive'->>0)::int), NULL, details, 3, audit.id
  FROM own JOIN audit ON audit.subject = 'simulation ' || own.uuid
  WHERE action IN ('simulation_changed', 'mail_address_corrected', 'simulation_sent', 'client_of_another') OR action LIKE 'simulation\\_send\\_%'
  ORDER BY at DESC, rank DESC, place DESC`;

/** Authors of events without a user. */
const AUTHORS: Readonly<Partial<Record<HistoryKind, string>>> = {
  saved: 'La persona',
  send_refused: 'Workflow',
  send_stopped: 'Workflow',
  send_cancelled: 'Quien opera el simulador',
};
const THE_SYSTEM = 'Correo automático';

/** Returns why a send was refused or stopped; null for another event. */
const sendFailure = (kind: HistoryKind, { details }: Pick<AuditRow, 'details'>): string | null =>
  describeSendFailure(kind.replace('send_', ''), details?.reason?.[1] ?? null);

/** Reads a client's history from the tables of simulations, mails, comments and audit. See docs/rules.md R950. */
@AllowStaff()
@Controller('api/simulador')
export class HistoryController {
  constructor(
    private readonly access: SimulationAccess,
    private readonly source: DataSource,
  ) {}

  /** Returns a page of the history of a client, the newest event first. */
  @Get('clientes/:client/historia')
  @Operation(
    'historia',
    "A client's history: saves, mails, contacts, comments, changes and sends",
    HistoryPageDto,
    404,
  )
  async read(
    @Param('client', UuidParam) uuid: string,
    @Query() { page }: HistoryQueryDto,
    @Req() request: Request,
  ): Promise<HistoryPageDto> {
    const { client } = await this.access.newestOfClient(request, uuid);
    const rows: EventRow[] = await this.source.query(`${EVENTS} LIMIT $2 OFFSET $3`, [
      client.uuid,
      PAGE_SIZE + 1,
      (page - 1) * PAGE_SIZE,
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    const byUser = shown.map((row) => ({ ...row, actor: row.actor ?? 0 }));
    const toChange = await changesNamed(this.source.manager, byUser);
    const results = byUser.map(({ id, kind, simulation, number, text, outcome, ...row }) => ({
      ...toChange(row),
      ...(row.actor === 0 && { by: AUTHORS[kind] ?? THE_SYSTEM }),
      ...{ id, kind, simulation, number, text: text ?? sendFailure(kind, row), outcome },
    }));
    return { results, has_more: rows.length > PAGE_SIZE };
  }
}
