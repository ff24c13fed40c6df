import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { SegurosController } from './seguros.controller.ts';
import { type InsuranceKind, type SegurosAdapter, SegurosPort } from './seguros.port.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SeguroDto } from './seguros.dto.ts';

const INSURANCES = `
  SELECT id AS "IdentificadorSeguro", description AS "Descripcion", monthly_rate::float8 AS "Tasa"
  FROM insurances WHERE kind = $1 ORDER BY id`;

/** Reads insurances from our table. */
@Injectable()
class LocalSeguros implements SegurosAdapter {
  constructor(private readonly source: DataSource) {}

  async list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return fresh(await this.source.query<SeguroDto[]>(INSURANCES, [kind]), 'local');
  }
}

@Module({
  controllers: [SegurosController],
  providers: bindPort<SegurosAdapter>({
    capability: 'seguros',
    port: SegurosPort,
    local: LocalSeguros,
    coreDependencies: [CoreLists],
    core: (upstream: Upstream, lists: CoreLists) => ({
      list: (kind) => lists.get(upstream, `seguros_${kind}`),
    }),
  }),
  exports: [SegurosPort],
})
export class SegurosModule {}
