import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { sourced } from '../../border/upstream/sourced.ts';
import { Operation, AllowStaff, AsksCore } from '../../http/operation.ts';
import { NumberParam } from '../../http/request-parts.ts';
import { CompanyDto, CompanyLocationDto, CompanyProjectDto, IdentifiedNameDto } from './inmobiliarias.dto.ts';
import { InmobiliariasPort } from './inmobiliarias.port.ts';

@AllowStaff()
@AsksCore()
@Controller()
export class InmobiliariasController {
  constructor(private readonly inmobiliarias: InmobiliariasPort) {}

  @Get('api/integrations/get_real_estates')
  @Operation('get_real_estates', 'Real-estate companies that can be chosen', [IdentifiedNameDto])
  async realEstates() {
    return sourced(await this.inmobiliarias.realEstates());
  }

  @Get('api/integrations/get_projects_by_real_estate/:id')
  @Operation('get_projects_by_real_estate', 'Projects of one company', [IdentifiedNameDto])
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  async projectsOf(@Param('id', NumberParam) id: number) {
    return sourced(await this.inmobiliarias.projectsOf(id));
  }

  @Get('inmobiliarias/Company')
  @Operation('Company', 'Real-estate companies', [CompanyDto])
  async companies() {
    return sourced(await this.inmobiliarias.companies());
  }

  @Get('inmobiliarias/CompanyProject')
  @Operation('CompanyProject', 'Projects of all companies, by their locations', [CompanyProjectDto])
  async projects() {
    return sourced(await this.inmobiliarias.projects());
  }

  @Get('inmobiliarias/CompanyLocation')
  @Operation('CompanyLocation', 'Locations of companies', [CompanyLocationDto])
  async locations() {
    return sourced(await this.inmobiliarias.locations());
  }
}
