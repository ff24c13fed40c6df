import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/bank/inmobiliarias';
import { FINANCING_LIMITS } from '@simulador/contracts/calculation/limits';
import { DEFAULT_OPERATION_COST_PARAMS } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { NEW_RESOLUTION, RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import { DEMO_TMC, demoRates } from '@simulador/contracts/rates/demo-rates';
import { RATE_GROUPS } from '@simulador/contracts/rates/rate-groups';
import type { EntityManager } from 'typeorm';

const INSURANCES = {
  desgravamen: SEGUROS_DESGRAVAMEN,
  incendio: SEGUROS_INCENDIO,
  cesantia: SEGUROS_CESANTIA,
};

/** Fills the tables that calculations need, so that an operator's changes are kept. */
export async function seedReferenceData(manager: EntityManager): Promise<void> {
  const named = ({ id, descripcion: name }: { id: number; descripcion: string }) => ({ id, name });
  const described = (item: { id: number; descripcion: string }) => ({
    ...named(item),
    description: item.descripcion,
  });
  await fill(manager, 'products', CATALOGOS.productos.map(described));
  await fill(manager, 'loan_uses', CATALOGOS.destinos.map(described));
  const types = CATALOGOS.tipos_inmuebles;
  await add(
    manager,
    'real_estate_types',
    types.map((type) => ({ ...named(type), insurablePct: type.porc_asegurable })),
  );
  const groups = RATE_GROUPS.map(({ loan_use: loanUses, ...group }) => ({ ...group, loanUses }));
  await fill(manager, 'rate_groups', groups);
  const insurances = Object.entries(INSURANCES).flatMap(([kind, rows]) =>
    rows.map(({ IdentificadorSeguro: id, Descripcion: description, Tasa: monthlyRate }) => ({
      ...{ kind, id, description, monthlyRate },
    })),
  );
  await add(manager, 'insurances', insurances);
  await add(manager, 'states', STATES);
  const resolutions = RESOLUTIONS.map((each) => ({ ...each, isInitial: each.id === NEW_RESOLUTION }));
  await add(manager, 'resolutions', resolutions);
  await add(manager, 'financing_limits', FINANCING_LIMITS);
  await add(manager, 'operation_cost_params', [{ id: 1, ...DEFAULT_OPERATION_COST_PARAMS }]);
}

/** Fills empty tables with demo rates, TMC and companies, so that a fresh installation can calculate. */
export async function seedDemoData(manager: EntityManager): Promise<void> {
  // For UF and for pesos, because a mortgage's segment is the same in both currencies.
  const tmc = Object.values(CURRENCY_CODE).flatMap((currency) =>
    DEMO_TMC.map(({ code: typeCode, annualRatePct: annualPct, aboveUf, upToUf, minMonths }) => ({
      ...{ typeCode, currency, aboveUf, upToUf, minMonths, validFrom: '2020-01-01', annualPct },
    })),
  );
  await fill(manager, 'tmc', tmc);
  if (await isEmpty(manager, 'rates')) await seedRates(manager);
  const companies = COMPANIES.map(({ id, company_name: name }) => ({ id, name }));
  if (!(await fill(manager, 'companies', companies))) return;
  await add(manager, 'company_locations', COMPANY_LOCATIONS);
  const projects = COMPANY_PROJECTS.map(({ id, project_name: name }) => ({ id, name }));
  await add(manager, 'company_projects', projects);
  const places = COMPANY_PROJECTS.flatMap(({ id: project, company_locations: locations }) =>
    locations.map((location) => ({ project, location })),
  );
  await add(manager, 'company_project_locations', places);
  // Moves the sequences, so that the next row that an operator adds gets a free number.
  for (const table of ['companies', 'company_locations', 'company_projects'])
    await manager.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    );
}

/** SQL: the demo rates of the products that there are. */
const OF_DEMO_RATES = `
  FROM jsonb_to_recordset($1) AS row (product int, loan_use int, real_estate_type int, min_years int, max_years int,
    min_amount numeric, max_amount numeric, rate numeric)
  JOIN products ON products.id = row.product`;

async function seedRates(manager: EntityManager): Promise<void> {
  for (const statement of [
    `INSERT INTO range_periods (product_id, min_years, max_years)
     SELECT DISTINCT product, row.min_years, row.max_years ${OF_DEMO_RATES} ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
    `INSERT INTO range_amounts (product_id, min_amount_uf, max_amount_uf)
     SELECT DISTINCT product, min_amount, max_amount ${OF_DEMO_RATES} ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
    `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
     SELECT product, loan_use, real_estate_type, rp.id, ra.id, rate, timestamp '2020-01-01' AT TIME ZONE 'America/Santiago'
     ${OF_DEMO_RATES}
     JOIN range_periods rp ON rp.product_id = product AND rp.min_years = row.min_years AND rp.max_years = row.max_years
     JOIN range_amounts ra ON ra.product_id = product AND ra.min_amount_uf = min_amount AND ra.max_amount_uf = max_amount
     ORDER BY 1, 2, 3, 4, 5`,
  ])
    await manager.query(statement, [JSON.stringify(demoRates())]);
}

/** Password of the demo users, which the README names. */
export const DEMO_PASSWORD = 'demo-hipotecario';
/** Hash of `DEMO_PASSWORD`. */
const passwordHash =
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
  const known: unknown[] = await manager.query('SELECT FROM users WHERE email = $1', [DEMO_USERS[0].email]);
  if (known.length > 0) return;
  await add(
    manager,
    'users',
    DEMO_USERS.map((user) => ({ ...user, passwordHash })),
  );
}

const isEmpty = async (manager: EntityManager, table: string): Promise<boolean> =>
  (await manager.query<unknown[]>(`SELECT FROM ${table} LIMIT 1`)).length === 0;

/** Adds rows if the table is empty, so that those deleted by an administrator do not come back. Returns whether it was. */
async function fill(manager: EntityManager, table: string, rows: readonly object[]): Promise<boolean> {
  const wasEmpty = await isEmpty(manager, table);
  if (wasEmpty) await add(manager, table, rows);
  return wasEmpty;
}

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Adds the rows that are missing. A field is named like its column, in camel case. */
async function add(manager: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map(columnOf)
    .join(', ');
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  await manager.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(named)],
  );
}
