import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SeguroDto } from './seguros.dto.ts';
import type { InsuranceKind, SegurosAdapter } from './seguros.port.ts';

const INSURANCES = `
  SELECT id AS "IdentificadorSeguro", description AS "Descripcion", monthly_rate::float8 AS "Tasa"
  FROM insurances WHERE kind = $1 ORDER BY id`;

/** Reads insurances from our table. */
@Injectable()
export class LocalSeguros implements SegurosAdapter {
  constructor(private readonly source: DataSource) {}

  async list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return fresh(await this.source.query<SeguroDto[]>(INSURANCES, [kind]), 'local');
  }
}
