import { Injectable } from '@nestjs/common';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import {
  LoanUseEntity,
  ProductEntity,
  RealEstateTypeEntity,
} from '../../database/entities/tariff.entities.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import type { CatalogosAdapter } from './catalogos.port.ts';

/** Reads purposes, products and property types from our tables; the rest are national lists. */
@Injectable()
export class LocalCatalogos implements CatalogosAdapter {
  constructor(private readonly source: DataSource) {}

  async lists(): Promise<Sourced<CatalogosDto>> {
    const [purposes, products, types] = await Promise.all([
      this.source.getRepository(LoanUseEntity).find({ order: { id: 'ASC' } }),
      this.source.getRepository(ProductEntity).find({ where: { isActive: true }, order: { id: 'ASC' } }),
      this.source.getRepository(RealEstateTypeEntity).find({ order: { id: 'ASC' } }),
    ]);
    const named = (row: { id: number; name: string }) => ({ id: row.id, descripcion: row.name });
    return fresh(
      {
        ...CATALOGOS,
        destinos: purposes.map(named),
        productos: products.map(named),
        tipos_inmuebles: types.map((type) => ({
          ...named(type),
          codigo_adm: String(type.id),
          vigente: true,
          simulador: true,
          porc_asegurable: type.insurablePct,
        })),
      },
      'local',
    );
  }
}
