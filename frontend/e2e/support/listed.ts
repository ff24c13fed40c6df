/** The simulations of invented people that every installation has. */
import type { Page } from '@playwright/test';
import { keptToken } from './staff.ts';

export interface Listed {
  readonly uuid: string;
  readonly id: number;
  readonly client_rut: string;
  readonly client_name: string;
}

/** One of the days before today that nobody has taken up, found as by any script. What changes it takes one of its own. */
export async function earlierOne(page: Page, nth: number): Promise<Listed> {
  const path = '/simulations/api/executive/clients/simulations?days=90&ending_days=1&status=1';
  const list = await page.request.get(path, {
    headers: { Authorization: `Bearer ${await keptToken(page)}` },
  });
  const { results } = (await list.json()) as { results: { simulations: Listed[] }[] };
  const found = results[nth]?.simulations[0];
  if (!found) throw new Error('nobody simulated before today');
  return found;
}
