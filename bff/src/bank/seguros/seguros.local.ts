import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { InsuranceEntity, type InsuranceKind } from '../../database/entities/insurance.entity.ts';
import type { SeguroDto } from './seguros.dto.ts';
import type { SegurosAdapter } from './seguros.port.ts';

/** Reads insurances from our table. */
@Injectable()
export class LocalSeguros implements SegurosAdapter {
  constructor(private readonly source: DataSource) {}

  async list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    const rows = await this.source
      .getRepository(InsuranceEntity)
      .find({ where: { kind }, order: { id: 'ASC' } });
    return fresh(
      rows.map((row) => ({
        IdentificadorSeguro: row.id,
        Descripcion: row.description,
        Tasa: row.monthlyRate,
      })),
      'local',
    );
  }
}
