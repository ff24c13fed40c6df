import {
  DEMO_AMOUNT_RANGES_UF,
  DEMO_PERIOD_RANGES_YEARS,
  demoRates,
  DEMO_TMC,
} from '@simulador/contracts/rates/demo-rates';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import type { EntityManager } from 'typeorm';
import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/bank/inmobiliarias';
import { UserEntity } from '../entities/user.entity.ts';

/** Inserts demo rates and TMC, so that a fresh installation can calculate. Fills empty tables only. */
export async function seedDemoRates(manager: EntityManager): Promise<void> {
  if (await isEmpty(manager, 'tmc')) await seedTmc(manager);
  if (await isEmpty(manager, 'rates')) await seedRates(manager);
}

async function isEmpty(manager: EntityManager, table: 'tmc' | 'rates' | 'companies'): Promise<boolean> {
  const rows: unknown[] = await manager.query(`SELECT 1 FROM ${table} LIMIT 1`);
  return rows.length === 0;
}

/** Inserts each TMC for UF and for pesos, because a mortgage's segment is the same in both currencies. */
async function seedTmc(manager: EntityManager): Promise<void> {
  const rows = Object.values(CURRENCY_CODE).flatMap((currency) =>
    DEMO_TMC.map((row) => ({ ...row, currency })),
  );
  await manager.query(
    `INSERT INTO tmc (type_code, currency, above_uf, up_to_uf, min_months, valid_from, annual_pct)
     SELECT code, currency, "aboveUf", "upToUf", "minMonths", date '2020-01-01', "annualRatePct"
     FROM jsonb_to_recordset($1) AS row (code int, currency int, "aboveUf" numeric, "upToUf" numeric,
       "minMonths" int, "annualRatePct" numeric)`,
    [JSON.stringify(rows)],
  );
}

async function seedRates(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO range_periods (product_id, min_years, max_years)
     SELECT p.id, (r->>0)::int, (r->>1)::int FROM products p, jsonb_array_elements($1::jsonb) r ON CONFLICT DO NOTHING`,
    [JSON.stringify(DEMO_PERIOD_RANGES_YEARS)],
  );
  await manager.query(
    `INSERT INTO range_amounts (product_id, min_amount_uf, max_amount_uf)
     SELECT p.id, (r->>0)::numeric, (r->>1)::numeric FROM products p, jsonb_array_elements($1::jsonb) r ON CONFLICT DO NOTHING`,
    [JSON.stringify(DEMO_AMOUNT_RANGES_UF)],
  );
  await manager.query(
    `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
     SELECT row.product, row.loan_use, row.real_estate_type, rp.id, ra.id, row.rate, timestamp '2020-01-01' AT TIME ZONE 'America/Santiago'
     FROM jsonb_to_recordset($1) AS row (product int, loan_use int, real_estate_type int,
       min_years int, max_years int, min_amount numeric, max_amount numeric, rate numeric)
     JOIN range_periods rp ON rp.product_id = row.product AND rp.min_years = row.min_years AND rp.max_years = row.max_years
     JOIN range_amounts ra ON ra.product_id = row.product AND ra.min_amount_uf = row.min_amount AND ra.max_amount_uf = row.max_amount`,
    [JSON.stringify(demoRates())],
  );
}

const COMPANY_TABLES = ['companies', 'company_locations', 'company_projects'] as const;

/** Inserts invented companies and their projects into empty tables. */
export async function seedDemoCompanies(manager: EntityManager): Promise<void> {
  if (!(await isEmpty(manager, 'companies'))) return;
  await manager.query(
    `INSERT INTO companies (id, name) SELECT id, company_name
     FROM jsonb_to_recordset($1) AS row (id int, company_name text)`,
    [JSON.stringify(COMPANIES)],
  );
  await manager.query(
    `INSERT INTO company_locations (id, company, comuna) SELECT id, company, comuna
     FROM jsonb_to_recordset($1) AS row (id int, company int, comuna text)`,
    [JSON.stringify(COMPANY_LOCATIONS)],
  );
  await manager.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1) AS row (id int, project_name text, company_locations int[])
     ), made AS (INSERT INTO company_projects (id, name) SELECT id, project_name FROM given)
     INSERT INTO company_project_locations (project, location) SELECT id, unnest(company_locations) FROM given`,
    [JSON.stringify(COMPANY_PROJECTS)],
  );
  // Moves the sequences, so that the next row that an operator adds gets a free number.
  for (const table of COMPANY_TABLES)
    await manager.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    );
}

/** Password of the demo users, which the README names. */
export const DEMO_PASSWORD = 'demo-hipotecario';
/** Hash of `DEMO_PASSWORD`. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$K5wbXEPc1RGYX0IqnHnFnQ$6Sx5QOQvktcufPcoQEIusvkFcwvT45gihqJLk7vmqnA';

/** Invented users, one per role. */
export const DEMO_USERS = [
  { email: 'admin@demo.cl', fullName: 'Antonia Demo', bankRole: 'adminrole' },
  { email: 'ejecutivo@demo.cl', fullName: 'Emilio Demo', bankRole: 'executiverole' },
  { email: 'comercial@demo.cl', fullName: 'Carolina Demo', bankRole: 'commercialrole' },
  { email: 'persona@demo.cl', fullName: 'Pablo Demo', bankRole: 'default' },
] as const;

/** Inserts the demo users. Does not change existing ones. */
export async function seedDemoUsers(manager: EntityManager): Promise<void> {
  const users = manager.getRepository(UserEntity);
  if (await users.existsBy({ email: DEMO_USERS[0].email })) return;
  const rows = DEMO_USERS.map((user) => ({ ...user, passwordHash: PASSWORD_HASH }));
  await users.createQueryBuilder().insert().values(rows).orIgnore().execute();
}
