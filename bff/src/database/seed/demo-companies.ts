import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/data/inmobiliarias';
import type { EntityManager } from 'typeorm';

const TABLES = ['companies', 'company_locations', 'company_projects'] as const;

/** Invented companies and their projects, where there are none. */
export async function seedDemoCompanies(manager: EntityManager): Promise<void> {
  const known: unknown[] = await manager.query('SELECT 1 FROM companies LIMIT 1');
  if (known.length > 0) return;
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
  // The next one that an operator adds gets a number after these.
  for (const table of TABLES)
    await manager.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    );
}
