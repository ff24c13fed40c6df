/** Simulations of invented people that every test installation has. */
import type { Page } from '@playwright/test';
import { storedToken } from './staff.ts';

export interface Listed {
  readonly uuid: string;
  readonly id: number;
  readonly client_rut: string;
  readonly client_name: string;
}

/** Returns an unassigned simulation of an earlier day by the API. A test that changes it uses an `nth` of its own. */
export async function earlierOne(page: Page, nth: number): Promise<Listed> {
  const path = '/simulations/api/executive/clients/simulations?days=90&ending_days=1&status=1';
  const list = await page.request.get(path, {
    headers: { Authorization: `Bearer ${await storedToken(page)}` },
  });
  const { results } = (await list.json()) as { results: { simulations: Listed[] }[] };
  const found = results[nth]?.simulations[0];
  if (!found) throw new Error('nobody simulated before today');
  return found;
}
