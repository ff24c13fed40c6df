import { Injectable } from '@nestjs/common';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import type { CatalogosAdapter } from './catalogos.port.ts';

const PURPOSES = 'SELECT id, name AS descripcion FROM loan_uses ORDER BY id';
const PRODUCTS = 'SELECT id, name AS descripcion FROM products WHERE is_active ORDER BY id';
const TYPES = `
  SELECT id, name AS descripcion, id::text AS codigo_adm, true AS vigente, true AS simulador,
    insurable_pct::float8 AS porc_asegurable
  FROM real_estate_types ORDER BY id`;

/** Reads purposes, products and property types from our tables; the rest are national lists. */
@Injectable()
export class LocalCatalogos implements CatalogosAdapter {
  constructor(private readonly source: DataSource) {}

  async lists(): Promise<Sourced<CatalogosDto>> {
    const [destinos = [], productos = [], tipos_inmuebles = []] = await Promise.all(
      [PURPOSES, PRODUCTS, TYPES].map((sql) => this.source.query(sql)),
    );
    return fresh({ ...CATALOGOS, destinos, productos, tipos_inmuebles }, 'local');
  }
}
