/** Simulations of invented people that every test installation has. */
import type { Page } from '@playwright/test';
import { storedToken } from './staff.ts';

export interface Listed {
  readonly uuid: string;
  readonly id: number;
  readonly client_rut: string;
  readonly client_name: string;
  /** Executive's id; null if nobody has it. */
  readonly commercial: number | null;
  readonly estado: number;
}

const ENTERED = 1;

/**
 * Returns a new simulation of an earlier day by the API. Those of clients whom no executive has come first, because an executive is asked
 * before another one's client is changed; how many there are differs by day. A test that changes it uses an `nth` of its own.
 */
export async function earlierOne(page: Page, nth: number): Promise<Listed> {
  const path = '/simulations/api/executive/clients/simulations?days=3650&ending_days=1&page_size=100';
  const list = await page.request.get(path, {
    headers: { Authorization: `Bearer ${await storedToken(page)}` },
  });
  const { results } = (await list.json()) as { results: { simulations: Listed[] }[] };
  const isFree = (client: { simulations: Listed[] }) =>
    client.simulations.every(({ commercial }) => commercial === null);
  const found = [...results.filter(isFree), ...results.filter((client) => !isFree(client))].flatMap(
    ({ simulations }) => simulations.filter(({ estado }) => estado === ENTERED).slice(0, 1),
  )[nth];
  if (!found) throw new Error('nobody simulated before today');
  return found;
}
