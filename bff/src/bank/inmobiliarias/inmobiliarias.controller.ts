import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { CompanyDto, CompanyLocationDto, CompanyProjectDto, IdentifiedNameDto } from './inmobiliarias.dto.ts';
import { InmobiliariasPort } from './inmobiliarias.port.ts';

@AllowStaff()
@Controller()
export class InmobiliariasController {
  constructor(private readonly inmobiliarias: InmobiliariasPort) {}

  @Get('api/integrations/get_real_estates')
  @Operation('get_real_estates', 'Real-estate companies that can be chosen', [IdentifiedNameDto], 502, 504)
  async realEstates(@Res({ passthrough: true }) response: Response): Promise<IdentifiedNameDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.realEstates());
  }

  @Get('api/integrations/get_projects_by_real_estate/:id')
  @Operation('get_projects_by_real_estate', 'Projects of one company', [IdentifiedNameDto], 404, 502, 504)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  async projectsOf(
    @Param('id', NumberParam) id: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IdentifiedNameDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.projectsOf(id));
  }

  @Get('inmobiliarias/Company')
  @Operation('Company', 'Real-estate companies', [CompanyDto], 502, 504)
  async companies(@Res({ passthrough: true }) response: Response): Promise<CompanyDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.companies());
  }

  @Get('inmobiliarias/CompanyProject')
  @Operation('CompanyProject', 'Projects of all companies, by their locations', [CompanyProjectDto], 502, 504)
  async projects(@Res({ passthrough: true }) response: Response): Promise<CompanyProjectDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.projects());
  }

  @Get('inmobiliarias/CompanyLocation')
  @Operation('CompanyLocation', 'Locations of companies', [CompanyLocationDto], 502, 504)
  async locations(@Res({ passthrough: true }) response: Response): Promise<CompanyLocationDto[]> {
    return setSourceHeaders(response, await this.inmobiliarias.locations());
  }
}
