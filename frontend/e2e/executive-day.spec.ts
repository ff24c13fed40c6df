/** An executive's calls by keyboard alone: the client to call, the facts next to the list, the next contact, the next client. */
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.slow();
test.use({ viewport: { width: 1366, height: 768 } });

test('calls one after the other by keyboard: a view, its order, taking, next contact, a state and its undo', async ({
  page,
}) => {
  const { keyboard } = page;
  const panel = page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
  const rows = page.locator('[data-row]');
  const focused = page.locator('[data-row]:focus');
  await startSession(page, 'executiverole');
  await page.goto('/listado?days=91');
  await tabTo(page, page.getByRole('link', { name: /^Sin asignar/ }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/view=unassigned/);
  await tabTo(page, page.getByLabel('Orden'));
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=untouched/);
  await expect(page.locator('section[aria-busy=false]').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Tomar/ }).first());
  await keyboard.press('Enter');
  await expect(page.getByText(/^La simulación \d+ quedó asignada a usted\./)).toBeVisible();

  // Counts the keys of one call: the row and its facts, a contact tomorrow by phone, the next row.
  await page.goto('/listado?days=91&view=mine');
  await expect(rows.first()).toBeVisible();
  let strokes = 0;
  const press = async (key: string): Promise<void> => {
    strokes += 1;
    await keyboard.press(key);
  };
  await press('ArrowDown');
  await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(panel.getByRole('link', { name: /^\+56/ })).toBeInViewport();
  await expect(focused).toHaveAttribute('aria-current', 'true');
  const form = panel.getByRole('form', { name: 'Información de la Solicitud' });
  await press('c');
  await expect(form.getByRole('radio', { name: 'Habló' })).toBeFocused();
  await press('5');
  await expect(form.getByLabel(/^Hora/)).toHaveValue('10:00');
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && saves.push(request.url()));
  await expect(form.getByRole('button', { name: /^Guardar y abrir a/ })).toBeInViewport({ ratio: 1 });
  await press('Control+Enter');
  await expect(page.getByText('Contacto registrado.')).toBeVisible();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByText('2 de')).toBeVisible();
  expect([strokes, saves.length], 'key strokes and saves of a call with its next contact').toEqual([4, 1]);
  await expectAccessible(page, 'the list with a detail beside it');
  for (const width of [1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await expectNoSidewaysScroll(page, `the list and a detail at ${width}`);
  }

  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  const saved = await panel.getByLabel('Estado').inputValue();
  await tabTo(page, panel.getByLabel('Estado'));
  await keyboard.press(saved === '1' ? 'ArrowDown' : 'Home');
  await tabTo(page, panel.getByRole('button', { name: 'Actualizar Información' }));
  await keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await tabTo(page, undo);
  await keyboard.press('Enter');
  await expect(panel.getByLabel('Estado')).toHaveValue(saved);
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
});

test('the list by letters: search, rows, contact, assigning, help', async ({ page }) => {
  const { keyboard } = page;
  const panel = page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
  const rows = page.locator('[data-row]');
  await startSession(page, 'adminrole');
  await page.goto('/listado?days=91');
  await expect(rows.first()).toBeVisible();
  await keyboard.press('/');
  await expect(page.locator('#list_search')).toBeFocused();
  await keyboard.press('j');
  await expect(page.locator('#list_search'), 'a letter is typed in a field').toHaveValue('j');
  await page.locator('#list_search').fill('');
  await page.getByRole('status').filter({ hasText: 'personas' }).focus();
  await keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByRole('form', { name: 'Información de la Solicitud' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(rows.first()).toBeFocused();
  await keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Asignar 1 persona' }).getByRole('combobox')).toBeFocused();
  await keyboard.press('Escape');
  await rows.first().focus();
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible();
  await expectAccessible(page, 'the list of keys');
  await page.getByLabel('Usar estas teclas en este equipo').uncheck();
  await keyboard.press('Escape');
  await rows.first().focus();
  await keyboard.press('k');
  await keyboard.press('c');
  await expect(panel).toBeHidden();
});

test.describe('a save that is refused', () => {
  test.use({ expectsFailedCalls: true });

  test('leaves the focus in the note, so that the next key saves', async ({ page }) => {
    const { keyboard } = page;
    const panel = page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
    const note = panel.getByLabel('Nota');
    const detail = 'Paula Soto cambió esta simulación.';
    await startSession(page, 'adminrole');
    await page.goto('/listado?days=91');
    await page.locator('[data-row]').first().click();
    await page.route(
      '**/api/simulador/contactos/*',
      (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', json: { detail } }),
      { times: 1 },
    );
    await note.fill('Llamar por la tarde');
    await keyboard.press('Control+Enter');
    await expect(panel.getByRole('alert').filter({ hasText: detail })).toBeVisible();
    await expect(note).toBeFocused();
    await keyboard.press('Control+Enter');
    await expect(page.locator('[data-toasts] p').first()).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(height, 'the page is no higher with a message').toBe(0);
  });
});
