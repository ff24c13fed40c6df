import { Injectable, Module } from '@nestjs/common';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { DataSource } from 'typeorm';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { CatalogosController } from './catalogos.controller.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { type CatalogosAdapter, CatalogosPort } from './catalogos.port.ts';

/** Number of rows from which a list cannot lose more than half of them at once. */
const LONG_LIST = 10;

type Lists = Readonly<Record<string, readonly unknown[]>>;
const OWN: Lists = CATALOGOS;

/**
 * Returns the fault of an answer one of whose lists has lost more than half of its rows. A stored list that is longer than ours may be
 * wrong itself: then half of ours is enough. See docs/rules.md R971.
 */
function lossFlaw(stored: CatalogosDto, answer: CatalogosDto): Flaw | null {
  const now: Lists = { ...answer };
  const [lost] = Object.entries<readonly unknown[]>({ ...stored }).filter(
    ([name, { length }]) =>
      length >= LONG_LIST && (now[name]?.length ?? 0) * 2 < Math.min(length, OWN[name]?.length ?? length),
  );
  return lost ? { place: `$.${lost[0]}`, rule: 'shrunk', what: 'perdió más de la mitad de sus filas' } : null;
}

const PURPOSES = 'SELECT id, name AS descripcion FROM loan_uses ORDER BY id';
const PRODUCTS = 'SELECT id, name AS descripcion FROM products WHERE is_active ORDER BY id';
const TYPES = `
  SELECT id, name AS descripcion, id::text AS codigo_adm, true AS vigente, true AS simulador,
    insurable_pct::float8 AS porc_asegurable
  FROM real_estate_types ORDER BY id`;

/** Reads purposes, products and property types from our tables; the rest are national lists. */
@Injectable()
class LocalCatalogos implements CatalogosAdapter {
  constructor(private readonly source: DataSource) {}

  async lists(): Promise<Sourced<CatalogosDto>> {
    const [destinos = [], productos = [], tipos_inmuebles = []] = await Promise.all(
      [PURPOSES, PRODUCTS, TYPES].map((sql) => this.source.query(sql)),
    );
    return fresh({ ...CATALOGOS, destinos, productos, tipos_inmuebles }, 'local');
  }
}

@Module({
  controllers: [CatalogosController],
  providers: bindPort<CatalogosAdapter>({
    capability: 'catalogos',
    port: CatalogosPort,
    local: LocalCatalogos,
    coreDependencies: [CoreLists],
    core: (upstream: Upstream, lists: CoreLists) => ({
      lists: () => lists.get(upstream, 'catalogos_simulador', { flawAfter: lossFlaw }),
    }),
  }),
  exports: [CatalogosPort],
})
export class CatalogosModule {}
