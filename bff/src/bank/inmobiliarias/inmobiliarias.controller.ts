import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { CompanyDto, CompanyLocationDto, CompanyProjectDto, IdentifiedNameDto } from './inmobiliarias.dto.ts';
import { InmobiliariasPort } from './inmobiliarias.port.ts';

@ApiTags('inmobiliarias')
@AllowStaff()
@Controller()
export class InmobiliariasController {
  constructor(private readonly inmobiliarias: InmobiliariasPort) {}

  @Get('api/integrations/get_real_estates')
  @ApiOperation({ operationId: 'get_real_estates', summary: 'Real-estate companies that can be chosen' })
  @ApiOkResponse({ type: [IdentifiedNameDto] })
  @ApiProblems(502, 503, 504)
  async realEstates(@Res({ passthrough: true }) response: Response): Promise<IdentifiedNameDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.realEstates());
  }

  @Get('api/integrations/get_projects_by_real_estate/:id')
  @ApiOperation({ operationId: 'get_projects_by_real_estate', summary: 'Projects of one company' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: [IdentifiedNameDto] })
  @ApiProblems(404, 502, 503, 504)
  async projectsOf(
    @Param('id', NumberParam) id: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IdentifiedNameDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.projectsOf(id));
  }

  @Get('inmobiliarias/Company')
  @ApiOperation({ operationId: 'Company', summary: 'Real-estate companies' })
  @ApiOkResponse({ type: [CompanyDto] })
  @ApiProblems(502, 503, 504)
  async companies(@Res({ passthrough: true }) response: Response): Promise<CompanyDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.companies());
  }

  @Get('inmobiliarias/CompanyProject')
  @ApiOperation({ operationId: 'CompanyProject', summary: 'Projects of all companies, by their locations' })
  @ApiOkResponse({ type: [CompanyProjectDto] })
  @ApiProblems(502, 503, 504)
  async projects(@Res({ passthrough: true }) response: Response): Promise<CompanyProjectDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.projects());
  }

  @Get('inmobiliarias/CompanyLocation')
  @ApiOperation({ operationId: 'CompanyLocation', summary: 'Locations of companies' })
  @ApiOkResponse({ type: [CompanyLocationDto] })
  @ApiProblems(502, 503, 504)
  async locations(@Res({ passthrough: true }) response: Response): Promise<CompanyLocationDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.locations());
  }
}
