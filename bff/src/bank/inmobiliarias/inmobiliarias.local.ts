import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import {
  CompanyEntity,
  CompanyLocationEntity,
  CompanyProjectEntity,
} from '../../database/entities/company.entities.ts';
import type {
  CompanyDto,
  CompanyLocationDto,
  CompanyProjectDto,
  IdentifiedNameDto,
} from './inmobiliarias.dto.ts';
import { type InmobiliariasAdapter, unknownCompany } from './inmobiliarias.port.ts';

const BY_ID = { order: { id: 'ASC' } } as const;

/** Reads companies, locations and projects from our tables. */
@Injectable()
export class LocalInmobiliarias implements InmobiliariasAdapter {
  constructor(private readonly source: DataSource) {}

  async realEstates(): Promise<Sourced<IdentifiedNameDto[]>> {
    const rows = await this.source.getRepository(CompanyEntity).find(BY_ID);
    return fresh(rows.map(identifiedName), 'local');
  }

  async projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>> {
    const [isKnown, rows] = await Promise.all([
      this.source.getRepository(CompanyEntity).existsBy({ id: companyId }),
      this.source
        .getRepository(CompanyProjectEntity)
        .find({ ...BY_ID, where: { locations: { company: companyId } } }),
    ]);
    if (!isKnown) throw unknownCompany();
    return fresh(rows.map(identifiedName), 'local');
  }

  async companies(): Promise<Sourced<CompanyDto[]>> {
    const rows = await this.source.getRepository(CompanyEntity).find(BY_ID);
    return fresh(
      rows.map(({ id, name }) => ({ id, company_name: name })),
      'local',
    );
  }

  async projects(): Promise<Sourced<CompanyProjectDto[]>> {
    const rows = await this.source
      .getRepository(CompanyProjectEntity)
      .find({ relations: { locations: true }, order: { id: 'ASC', locations: { id: 'ASC' } } });
    return fresh(
      rows.map(({ id, name, locations }) => ({
        id,
        project_name: name,
        company_locations: locations.map((location) => location.id),
      })),
      'local',
    );
  }

  async locations(): Promise<Sourced<CompanyLocationDto[]>> {
    return fresh(await this.source.getRepository(CompanyLocationEntity).find(BY_ID), 'local');
  }
}

const identifiedName = ({ id, name }: { id: number; name: string }): IdentifiedNameDto => ({
  Id: id,
  Descripcion: name,
});
