import { Body, Controller, Headers, HttpCode, Inject, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiProblems, ApiVersioned } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { refuse, unless } from '../../http/problem.ts';
import { toSimulationDto } from '../simulations/simulation.read-model.ts';
import { tagOf } from '../simulations/simulation-version.ts';
import { INVALID_VALUES, StateChangeDto, UpdatedDto, UpdateInfoDto } from './management.dto.ts';
import { type AskedChange, ManagementService } from './management.service.ts';

const UPDATED = 'Información actualizada correctamente.';
const OTHER_SIMULATION = 'Debe ser la misma simulación';

const ApiIfMatch = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'the ETag of what was read: refused when somebody changed it since',
  });

@ApiTags('simulations')
@AllowStaff()
@ApiIfMatch()
@Controller('simulations/api/simulations/:uuid')
export class ManagementController {
  constructor(@Inject(ManagementService) private readonly management: ManagementService) {}

  @Patch('update_info')
  @ApiOperation({ operationId: 'update_info', summary: 'Changes state, resolution and executive' })
  @ApiOkResponse({ type: UpdatedDto })
  @ApiVersioned()
  @ApiProblems(400, 403, 404, 409, 503)
  update(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: UpdateInfoDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    refuse(
      unless(
        Object.values(body).some((id) => id !== undefined),
        'estado',
        INVALID_VALUES,
      ),
    );
    return this.changed(request, response, { uuid, wanted: body, ifMatch });
  }

  @Post('management_state')
  @HttpCode(200)
  @ApiOperation({ operationId: 'management_state', summary: 'Changes the state' })
  @ApiOkResponse({ type: UpdatedDto })
  @ApiVersioned()
  @ApiProblems(400, 404, 409, 503)
  changeState(
    @Param('uuid', UuidParam) uuid: string,
    @Body() { state, simulation }: StateChangeDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    assertSame(simulation, uuid);
    return this.changed(request, response, { uuid, wanted: { estado: state }, ifMatch });
  }

  @Post('result_state')
  @HttpCode(200)
  @ApiOperation({ operationId: 'result_state', summary: 'Changes the resolution' })
  @ApiOkResponse({ type: UpdatedDto })
  @ApiVersioned()
  @ApiProblems(400, 404, 409, 503)
  changeResolution(
    @Param('uuid', UuidParam) uuid: string,
    @Body() { state, simulation }: StateChangeDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    assertSame(simulation, uuid);
    return this.changed(request, response, { uuid, wanted: { resolucion: state }, ifMatch });
  }

  private async changed(request: Request, response: Response, change: AskedChange): Promise<UpdatedDto> {
    const simulation = await this.management.change(request, change);
    response.setHeader('ETag', tagOf(simulation));
    return { simulation: toSimulationDto(simulation, callerOf(request)), message: UPDATED };
  }
}

const assertSame = (given: string, uuid: string): void =>
  refuse(unless(given.toLowerCase() === uuid, 'simulation', OTHER_SIMULATION));
