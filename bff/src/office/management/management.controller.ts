import { applyDecorators, Body, Controller, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { INVALID_VALUES } from '@simulador/contracts/platform/problems';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiIfMatch, ApiVersioned } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { refuse, unless } from '../../http/problem.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { tagOf } from '../../simulations/reading/simulation-version.ts';
import { StateChangeDto, UpdatedDto, UpdateInfoDto } from './management.dto.ts';
import { ManagementService } from './management.service.ts';

const UPDATED = 'Información actualizada correctamente.';
const OTHER_SIMULATION = 'Debe ser la misma simulación';

/** Documents the operations of a decision in common, because they make one change with one answer. */
const Change = (id: string, summary: string, ...problems: readonly number[]): MethodDecorator =>
  applyDecorators(Operation(id, summary, UpdatedDto, 404, 409, ...problems), ApiIfMatch(), ApiVersioned());

@AllowStaff()
@Controller('simulations/api/simulations/:uuid')
export class ManagementController {
  constructor(private readonly management: ManagementService) {}

  @Patch('update_info')
  @Change('update_info', 'Changes state, resolution and executive', 403)
  update(
    @Param('uuid', UuidParam) uuid: string,
    @Body() wanted: UpdateInfoDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    const isNamed = Object.values(wanted).some((id) => id !== undefined);
    refuse(unless(isNamed, 'estado', INVALID_VALUES));
    return this.change(uuid, wanted, request, response);
  }

  @Post('management_state')
  @Change('management_state', 'Changes the state')
  changeState(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: StateChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    return this.change(uuid, { estado: idIn(body, uuid) }, request, response);
  }

  @Post('result_state')
  @Change('result_state', 'Changes the resolution')
  changeResolution(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: StateChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    return this.change(uuid, { resolucion: idIn(body, uuid) }, request, response);
  }

  private async change(
    uuid: string,
    wanted: UpdateInfoDto,
    request: Request,
    response: Response,
  ): Promise<UpdatedDto> {
    const ifMatch = request.get('if-match');
    const changed = await this.management.change(request, { uuid, wanted, ifMatch });
    const simulation = toSimulationDto(changed, callerOf(request));
    response.setHeader('ETag', tagOf(simulation));
    return { simulation, message: UPDATED };
  }
}

/** Returns the id in the body. @throws Problem 400 for another simulation than the path's */
function idIn({ state, simulation }: StateChangeDto, uuid: string): number {
  refuse(unless(simulation.toLowerCase() === uuid, 'simulation', OTHER_SIMULATION));
  return state;
}
