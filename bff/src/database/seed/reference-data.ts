import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import { RATE_GROUPS } from '@simulador/contracts/rates/rate-groups';
import { NEW_RESOLUTION, RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import { FINANCING_LIMITS } from '@simulador/contracts/calculation/limits';
import { DEFAULT_OPERATION_COST_PARAMS } from '@simulador/contracts/calculation/mortgage/operation-costs';
import type { EntityManager } from 'typeorm';
import { FinancingLimitEntity } from '../entities/financing-limit.entity.ts';
import { ResolutionEntity, StateEntity } from '../entities/state.entities.ts';
import {
  LoanUseEntity,
  ProductEntity,
  RateGroupEntity,
  RealEstateTypeEntity,
} from '../entities/tariff.entities.ts';

/** Fills the tables that calculations need, if they are empty, so that an operator's changes are kept. */
export async function seedReferenceData(manager: EntityManager): Promise<void> {
  const { productos, destinos, tipos_inmuebles: types } = CATALOGOS;
  const named = (item: { id: number; descripcion: string }) => ({
    id: item.id,
    name: item.descripcion,
    description: item.descripcion,
  });
  await fillEmpty(manager, ProductEntity, productos.map(named));
  await fillEmpty(manager, LoanUseEntity, destinos.map(named));
  await insertMissing(
    manager,
    RealEstateTypeEntity,
    types.map((type) => ({ id: type.id, name: type.descripcion, insurablePct: type.porc_asegurable })),
  );
  await fillEmpty(manager, RateGroupEntity, RATE_GROUPS.map(groupRow));
  await insertInsurances(manager, {
    desgravamen: SEGUROS_DESGRAVAMEN,
    incendio: SEGUROS_INCENDIO,
    cesantia: SEGUROS_CESANTIA,
  });
  await insertMissing(manager, StateEntity, [...STATES]);
  await insertMissing(manager, ResolutionEntity, RESOLUTIONS.map(resolutionRow));
  await insertMissing(manager, FinancingLimitEntity, [...FINANCING_LIMITS]);
  const { appraisalNetUf, titleStudyNetUf, deedDraftNetUf, notaryUf, vatPct } = DEFAULT_OPERATION_COST_PARAMS;
  await manager.query(
    `INSERT INTO operation_cost_params (id, appraisal_net_uf, title_study_net_uf, deed_draft_net_uf, notary_uf, vat_pct)
     VALUES (1, $1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [appraisalNetUf, titleStudyNetUf, deedDraftNetUf, notaryUf, vatPct],
  );
}

const groupRow = ({ id, name, loan_use, real_estate_types }: (typeof RATE_GROUPS)[number]): object => ({
  id,
  name,
  loanUses: loan_use,
  realEstateTypes: real_estate_types,
});

const resolutionRow = ({ state, ...resolution }: (typeof RESOLUTIONS)[number]): object => ({
  ...resolution,
  state: { id: state },
  isInitial: resolution.id === NEW_RESOLUTION,
});

async function insertInsurances(manager: EntityManager, kinds: object): Promise<void> {
  await manager.query(
    `INSERT INTO insurances (kind, id, description, monthly_rate)
     SELECT kind, "IdentificadorSeguro", "Descripcion", "Tasa" FROM jsonb_each($1) AS kinds (kind, rows),
       jsonb_to_recordset(rows) AS row ("IdentificadorSeguro" int, "Descripcion" text, "Tasa" numeric)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(kinds)],
  );
}

/** Fills a table only if it is empty, so that rows deleted by an administrator do not come back. */
async function fillEmpty(manager: EntityManager, entity: new () => object, rows: object[]): Promise<void> {
  if (!(await manager.exists(entity))) await insertMissing(manager, entity, rows);
}

async function insertMissing(
  manager: EntityManager,
  entity: new () => object,
  rows: object[],
): Promise<void> {
  await manager.createQueryBuilder().insert().into(entity).values(rows).orIgnore().execute();
}
