import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { emailOf, PASSWORD } from '../../../bff/src/testing/staff.ts';
import { PLANTED, tracesIn } from './planted.ts';

const { CHROMIUM_PATH: executablePath } = process.env;

/** Options to launch `CHROMIUM_PATH`, else Playwright's own browser; without a sandbox, so that root can too. */
const CHROMIUM = {
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
};

const OPTIONS = {
  ...CHROMIUM,
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  viewport: { width: 1280, height: 900 },
};
const PATIENCE_MS = 30_000 * Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1);

/** Traces of the person in a recorded session. */
export interface SessionTraces {
  /** In the addresses of requests, and in their `Referer`. */
  readonly addresses: readonly string[];
  /** In what was sent and received. */
  readonly bodies: readonly string[];
  /** In the browser's storages at the end. */
  readonly storage: readonly string[];
}

/** Runs a session of a browser, recorded as HAR, and returns the traces of the person in it. Sessions of one browser share its profile on disk. */
export async function recorded(
  folder: string,
  browser: string,
  session: (page: Page) => Promise<void>,
): Promise<SessionTraces> {
  const har = join(folder, `${browser}.har`);
  const context = await chromium.launchPersistentContext(join(folder, browser), {
    ...OPTIONS,
    recordHar: { path: har, content: 'embed' },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  let storage: string[];
  try {
    storage = await storageAfter(context, session);
  } finally {
    await context.close();
  }
  return { ...(await tracesOfHar(har)), storage };
}

async function storageAfter(
  context: BrowserContext,
  session: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await context.newPage();
  await session(page);
  const kept = await context.storageState({ indexedDB: true });
  // As text: the browser's globals have no types here.
  const ofTab = await page.evaluate('({ tab: { ...sessionStorage }, state: history.state })');
  return tracesIn(JSON.stringify([kept, ofTab]));
}

interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly request: {
        readonly url: string;
        readonly headers: readonly { readonly name: string; readonly value: string }[];
        readonly postData?: { readonly text?: string };
      };
      readonly response: { readonly content: { readonly text?: string; readonly encoding?: string } };
    }[];
  };
}

async function tracesOfHar(file: string): Promise<Omit<SessionTraces, 'storage'>> {
  const { log } = JSON.parse(await readFile(file, 'utf8')) as Har;
  const addresses: string[] = [];
  const bodies: string[] = [];
  for (const { request, response } of log.entries) {
    const referer = request.headers.find(({ name }) => name.toLowerCase() === 'referer')?.value ?? '';
    addresses.push(...tracesIn(decodeURIComponent(`${request.url} ${referer}`)));
    const { text = '', encoding } = response.content;
    bodies.push(
      ...tracesIn(request.postData?.text ?? ''),
      ...tracesIn(encoding === 'base64' ? Buffer.from(text, 'base64') : text),
    );
  }
  return { addresses: [...new Set(addresses)], bodies: [...new Set(bodies)] };
}

/** Saves a simulation as the planted person on the public site. */
export const saveAsVisitor =
  (url: string) =>
  async (page: Page): Promise<void> => {
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const on = () => page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await page.goto(`${url}/simulador`);
    await field('input_name').fill(PLANTED.name);
    await field('input_last_name').fill(PLANTED.lastName);
    await field('input_rut').fill(PLANTED.rut);
    await field('input_age').fill('38');
    await field('input_email').fill(PLANTED.email);
    await field('input_phone_number').fill(PLANTED.phone);
    await page.getByRole('radio', { name: 'Dependiente', exact: true }).check();
    await field('input_liquid_salary').fill('1850000');
    await field('input_consent').check();
    await on();
    await page.getByRole('radio', { name: 'Compraventa', exact: true }).check();
    await page.getByLabel('Tipo de propiedad', { exact: true }).selectOption({ label: 'Departamento' });
    await page.getByRole('radio', { name: 'Usada', exact: true }).check();
    await field('input_region').selectOption({ label: 'Metropolitana de Santiago' });
    await field('input_comuna').selectOption({ label: 'Ñuñoa' });
    await on();
    await page.getByLabel('Valor de la propiedad', { exact: true }).fill('2500');
    await field('input_savings').fill('500');
    await page.getByLabel('Años de pago', { exact: true }).fill('25');
    await page.getByRole('button', { name: 'Calcular Dividendo' }).click();
    await page.getByRole('button', { name: 'Confirmar Simulación' }).click();
    await page.getByRole('button', { name: 'Deseo ser contactado' }).click();
    await page.getByText('Simulación registrada con éxito').waitFor();
  };

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Correo electrónico').fill(emailOf('adminrole'));
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/dashboard');
}

/** Reads the list and the person's detail as staff, comments it, begins a new simulation for the person, and downloads the spreadsheet. */
export const attendAsStaff =
  (url: string, simulation: string) =>
  async (page: Page): Promise<void> => {
    await signIn(page, url);
    await page.goto(`${url}/listado`);
    await page
      .getByText(PLANTED.email.split('@')[0] ?? '')
      .first()
      .waitFor();
    await page.goto(`${url}/listado?detalle=${simulation}`);
    const detail = page.getByRole('region', { name: 'Cliente' });
    await detail.waitFor();
    await page.getByLabel('Nuevo comentario').fill(PLANTED.comment);
    await page.getByRole('button', { name: 'Publicar comentario' }).click();
    await page.getByRole('listitem').filter({ hasText: PLANTED.comment }).waitFor();
    await page.getByRole('button', { name: 'Simular de nuevo' }).click();
    await page.waitForURL('**/simulador-profesional');
    await page.locator('[name="input_name"]').waitFor();
  };

/** Looks at the same as staff; the person is not there any more. */
export const lookAsStaff =
  (url: string, simulation: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${url}/listado`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${url}/listado?detalle=${simulation}`);
    await page.getByText('No encontramos esta simulación.').waitFor();
  };
