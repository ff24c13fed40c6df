import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import type { HistoryEntryDto, HistoryPageDto, SimulationChangeDto } from './history.dto.ts';
import { type AuditRow, changesNamed } from './history.service.ts';

const PAGE_SIZE = 20;

type EventRow = Pick<AuditRow, 'at' | 'details'> &
  Omit<HistoryEntryDto, keyof SimulationChangeDto> & {
    /** Id of the user; null for the client and the mail server. */
    readonly actor: number | null;
  };

/** Everything that happened to the client $1's simulations, from the tables that record it. The last columns order events of one instant. */
const EVENTS = `
  WITH own AS (SELECT uuid, id, created, session, mail_refused_at FROM simulations WHERE client = $1 AND ${NOT_BLOCKED})
  SELECT 'saved ' || own.id AS id, 'saved' AS kind, own.created AS at, users.id AS actor,
    own.uuid AS simulation, own.id AS number, NULL AS text, NULL AS outcome, NULL::jsonb AS details, 0 AS rank, 0::bigint AS place
  FROM own LEFT JOIN sessions ON sessions.id = own.session
    LEFT JOIN users ON users.id = sessions.user_id AND users.bank_role <> 'default'
  UNION ALL
  SELECT 'mail ' || id || ' ' || nth, 'mailed', sent_at, NULL, uuid, id, recipient, NULL, NULL, 1, 0
  FROM (
    SELECT own.id, own.uuid, sent_at, recipient, row_number() OVER (PARTITION BY own.id ORDER BY mail.created) AS nth
    FROM own JOIN mail_intents AS mail ON mail.simulation = own.uuid) AS mails
  WHERE sent_at IS NOT NULL
  UNION ALL
  SELECT 'refusal ' || own.id, 'mail_refused', own.mail_refused_at, NULL, own.uuid, own.id, NULL, NULL, NULL, 2, 0
  FROM own WHERE own.mail_refused_at IS NOT NULL
  UNION ALL
  SELECT 'comment ' || comments.uuid, CASE WHEN outcome IS NULL THEN 'comment' ELSE 'contact' END, comments.created, creator,
    own.uuid, own.id, comment, outcome, NULL, 4, comments.id
  FROM own JOIN comments ON comments.simulation = own.uuid
  UNION ALL
  SELECT 'audit ' || audit.id, CASE
      WHEN action = 'simulation_changed' THEN 'change'
      WHEN action = 'mail_address_corrected' THEN 'address_corrected'
      WHEN action = 'simulation_send_cancelled' THEN 'send_cancelled'
      WHEN action = 'simulation_sent' THEN 'send_created'
      WHEN row_number() OVER (PARTITION BY own.id, action ORDER BY audit.id) > 1 THEN 'send_retried'
      ELSE 'send_requested' END,
    audit.at, audit.actor, own.uuid, own.id, NULL, NULL, details, 3, audit.id
  FROM own JOIN audit ON audit.subject = 'simulation ' || own.uuid
  WHERE action IN ('simulation_changed', 'mail_address_corrected', 'simulation_send_asked', 'simulation_send_cancelled', 'simulation_sent')
  ORDER BY at DESC, rank DESC, place DESC`;

const THE_CLIENT = 'La persona';
const THE_SYSTEM = 'Correo automático';

/** Reads a client's history from the tables of simulations, mails, comments and audit. See docs/rules.md R950. */
@Injectable()
export class ClientHistoryService {
  constructor(private readonly source: DataSource) {}

  /** Returns a page of the history of a client, the newest event first. */
  async page(client: string, page: number): Promise<HistoryPageDto> {
    const rows: EventRow[] = await this.source.query(`${EVENTS} LIMIT $2 OFFSET $3`, [
      client,
      PAGE_SIZE + 1,
      (page - 1) * PAGE_SIZE,
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    const byUser = shown.map((row) => ({ ...row, actor: row.actor ?? 0 }));
    const toChange = await changesNamed(this.source.manager, byUser);
    const results = byUser.map(({ id, kind, simulation, number, text, outcome, ...row }) => ({
      ...toChange(row),
      ...(row.actor === 0 && { by: kind === 'saved' ? THE_CLIENT : THE_SYSTEM }),
      ...{ id, kind, simulation, number, text, outcome },
    }));
    return { results, has_more: rows.length > PAGE_SIZE };
  }
}
