import { Body, Controller, Param, Patch, Post, Req } from '@nestjs/common';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { INVALID_VALUES } from '@simulador/contracts/platform/problems';
import { ApiConflictResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiVersioned, Operation, AllowStaff } from '../../http/operation.ts';
import { UuidParam, IfMatch, type Header } from '../../http/request-parts.ts';
import { refuse, unless } from '../../http/problem.ts';
import { AttendedDto } from '../../simulations/reading/simulation.dto.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { versioned } from '../../simulations/reading/simulation-version.ts';
import { StateChangeDto, UpdatedDto, UpdateInfoDto } from './management.dto.ts';
import { ManagementService } from './management.service.ts';

const UPDATED = 'Información actualizada correctamente.';
const OTHER_SIMULATION = 'Debe ser la misma simulación';

@AllowStaff()
@ApiVersioned()
@ApiConflictResponse({ type: AttendedDto })
@Controller('simulations/api/simulations/:uuid')
export class ManagementController {
  constructor(private readonly management: ManagementService) {}

  @Patch('update_info')
  @Operation('update_info', 'Changes state, resolution and executive', UpdatedDto, 403)
  update(
    @Param('uuid', UuidParam) uuid: string,
    @Body() wanted: UpdateInfoDto,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ) {
    const { estado, resolucion, commercial } = wanted;
    const isNamed = [estado, resolucion, commercial].some((id) => id !== undefined);
    refuse(unless(isNamed, 'estado', INVALID_VALUES));
    return this.change(request, { uuid, wanted, ifMatch });
  }

  @Post('management_state')
  @Operation('management_state', 'Changes the state', UpdatedDto)
  changeState(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: StateChangeDto,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ) {
    return this.change(request, { uuid, wanted: { estado: idIn(body, uuid), ...anywayOf(body) }, ifMatch });
  }

  @Post('result_state')
  @Operation('result_state', 'Changes the resolution', UpdatedDto)
  changeResolution(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: StateChangeDto,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ) {
    return this.change(request, {
      uuid,
      wanted: { resolucion: idIn(body, uuid), ...anywayOf(body) },
      ifMatch,
    });
  }

  private async change(request: Request, change: Parameters<ManagementService['change']>[1]) {
    const changed = await this.management.change(request, change);
    const simulation = toSimulationDto(changed.simulation, callerOf(request));
    const message = `${UPDATED}${describeOthers(changed.others)}`;
    return versioned(simulation, { simulation, message });
  }
}

const anywayOf = ({ anyway }: StateChangeDto) => (anyway === undefined ? {} : { anyway });

/** Returns the id in the body. @throws Problem 400 for another simulation than the path's */
function idIn({ state, simulation }: StateChangeDto, uuid: string): number {
  refuse(unless(simulation.toLowerCase() === uuid, 'simulation', OTHER_SIMULATION));
  return state;
}
