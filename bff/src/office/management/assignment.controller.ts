import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import * as dto from './management.dto.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Operation, AllowRoles, OnlyReads } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { lockedOfClients, ofClients } from '../../simulations/reading/open-simulations.ts';
import { assignments, undoneAmong } from './assignments.ts';
import type { Assignment } from './decision.ts';
import { ASSIGNABLE, assignableByIds, type FollowingRole, WHO_MAY } from './executives.ts';
import { ManagementService } from './management.service.ts';

const NO_EXECUTIVE = 'No encontramos a este ejecutivo.';

/** Assigns simulations to executives; for administrators only. See docs/rules.md R285. */
@AllowRoles('adminrole')
@Controller()
export class AssignmentController {
  constructor(
    private readonly source: DataSource,
    private readonly management: ManagementService,
  ) {}

  /**
   * Assigns simulations to an executive, with the other open ones of their clients, all of them or none.
   * @throws Problem 404 for an unknown simulation or executive, 409 for a simulation that was sent, or that somebody else has assigned
   * since it was read
   */
  @Put('simulations/api/assign_simulations_to_executive/:uuid')
  @Operation('assign_simulations_to_executive', 'Assigns simulations, all or none', dto.UndoableDto, 409)
  assign(
    @Param('uuid', UuidParam) executive: string,
    @Body() assignment: dto.AssignmentDto,
    @Req() request: Request,
  ): Promise<dto.UndoableDto> {
    return this.source.transaction(async (manager) => {
      const wanted = await wantedOf(manager, executive, assignment);
      const found = await lockedOfClients(manager, [...wanted.keys()]);
      const { changes, assigned, former } = await assignments(manager, { wanted, found });
      await this.management.write(request, changes, manager);
      return { ...assigned, former };
    });
  }

  /** Returns what `assign` would change now, without writing. @throws Problem as `assign` */
  @OnlyReads()
  @Post('api/simulador/asignaciones/:uuid/previa')
  @Operation('preview_assignment', 'How many simulations an assignment would change', dto.AssignedDto, 409)
  async preview(@Param('uuid', UuidParam) executive: string, @Body() assignment: dto.AssignmentDto) {
    const { manager } = this.source;
    const wanted = await wantedOf(manager, executive, assignment);
    const found = await ofClients(manager, [...wanted.keys()]);
    return (await assignments(manager, { wanted, found })).assigned;
  }

  /** Gives simulations back to whom they were assigned to before, all of a client's or none. */
  @Post('api/simulador/asignaciones/deshacer')
  @Operation('undo_assignment', 'Gives simulations back to whom they were assigned to before', dto.UndoneDto)
  undo(@Body() { simulations }: dto.UndoDto, @Req() request: Request): Promise<dto.UndoneDto> {
    const former = simulations.map((each) => ({ ...each, uuid: each.uuid.toLowerCase() }));
    const uuids = former.map(({ uuid }) => uuid);
    const ids = former.flatMap(({ commercial }) => commercial ?? []);
    return this.source.transaction(async (manager) => {
      const found = await lockedOfClients(manager, uuids);
      const { changes, refused } = undoneAmong(former, found, await assignableByIds(manager, ids));
      await this.management.write(request, changes, manager);
      return { updated: changes.length, refused };
    });
  }

  @Get('authentication/api/admin/executives')
  @Operation('executives', 'Mortgage executives who may sign in', [dto.ExecutiveDto])
  executives() {
    return this.withRole('executiverole');
  }

  @Get('authentication/api/admin/commercials')
  @Operation('commercials', 'Commercial executives who may sign in', [dto.ExecutiveDto])
  commercials() {
    return this.withRole('commercialrole');
  }

  /** Returns the disabled users who have simulations of any day, ordered by name. See docs/rules.md R713. */
  @Get('api/simulador/ejecutivos/deshabilitados')
  @Operation('disabled_executives', 'Disabled users who still have simulations', [dto.DisabledExecutiveDto])
  disabled(): Promise<dto.DisabledExecutiveDto[]> {
    return this.source.query(
      `SELECT users.uuid, users.id, full_name, (count(*) FILTER (WHERE ${ASSIGNABLE}))::int AS reassignable
       FROM users JOIN simulations ON simulations.commercial = users.id
       WHERE users.disabled AND ${NOT_BLOCKED}
       GROUP BY users.id ORDER BY full_name, users.id`,
    );
  }

  /** Returns the enabled users with a role, ordered by name. */
  private async withRole(bankRole: FollowingRole): Promise<dto.ExecutiveDto[]> {
    const users = await this.source.getRepository(UserEntity).find({
      where: { bankRole, disabled: false },
      order: { fullName: 'ASC', id: 'ASC' },
    });
    return users.map(({ uuid, id, fullName }) => ({ uuid, id, full_name: fullName }));
  }
}

/** Returns the requested assignment of each simulation. @throws Problem 404 */
async function wantedOf(
  manager: EntityManager,
  executiveUuid: string,
  { simulations: uuids, commercials }: dto.AssignmentDto,
): Promise<ReadonlyMap<string, Assignment>> {
  const commercial = await manager.findOneBy(UserEntity, { uuid: executiveUuid, ...WHO_MAY });
  if (!commercial) throw new Problem(404, NO_EXECUTIVE);
  return new Map(
    uuids.map((uuid, n) => [uuid.toLowerCase(), { commercial, asRead: commercials?.[n] }] as const),
  );
}
