import { Controller, Get, Put } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { NewAssignmentsDto } from './management.dto.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { auditSubject } from './history.service.ts';

/** SQL: assignments to user $1 by others since the user last looked, if the simulation is still the user's. $2 is `SUBJECT_START`. */
const UNSEEN = `
  FROM users
  JOIN audit ON action = 'simulation_changed' AND details ? 'commercial'
    AND details->'commercial'->>1 = users.id::text AND actor IS DISTINCT FROM users.id
    AND at > coalesce(assignments_seen_at, '-infinity')
  JOIN simulations ON simulations.uuid = substr(audit.subject, $2)::uuid AND simulations.commercial = users.id
  WHERE users.id = $1 AND ${NOT_BLOCKED}`;
/** Position of the simulation's uuid in the subject of an audit row. */
const SUBJECT_START = auditSubject('').length + 1;

/** Simulations that somebody else assigned to a user, and whether the user has seen them. See docs/rules.md R517. */
@AllowStaff()
@Controller('api/simulador/asignaciones')
export class AssignedToMeController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns how many simulations are new to the user. */
  @Get()
  @Operation('new_assignments', 'How many simulations others assigned to the caller', NewAssignmentsDto)
  async unseen(@ByUser() { id: user }: SignedInUser): Promise<NewAssignmentsDto> {
    const [row]: NewAssignmentsDto[] = await this.source.query(
      `SELECT count(DISTINCT simulations.uuid)::int AS unseen ${UNSEEN}`,
      [user, SUBJECT_START],
    );
    return row ?? { unseen: 0 };
  }

  /** Records that the user looks at their own simulations now. */
  @Put('vistas')
  @Operation('assignments_seen', 'Notes that the caller looks at their own simulations', 204)
  async seen(@ByUser() { id: user }: SignedInUser): Promise<void> {
    await this.source.query('UPDATE users SET assignments_seen_at = $2 WHERE id = $1', [
      user,
      this.clock.now(),
    ]);
  }
}
