/** Tables: a hovered row, and a toast, which lies over the page: it moves nothing, and leaves what was pressed in sight. */
import type { Locator, Page } from '@playwright/test';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

/** A desktop, whose clients are rows, and its zoom of 400 %, where they are cards. */
const SIZES = [
  [1280, 720],
  [320, 256],
] as const;
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const DETAIL = 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos minutos.';

const refuseCalls = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: DETAIL } })
      : route.fallback(),
  );

/** Returns the focused control if it lies under the toasts. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.querySelector('main :focus');
    if (focused === null) return 'no focus';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
    return hits.some((hit) => hit?.closest('[data-toasts]')) ? focused.outerHTML : null;
  });

/** Presses what reports a failure at each size, and expects the toast to move nothing and to be apart from it. */
async function expectToastsApart(
  page: Page,
  sizes: readonly (typeof SIZES)[number][],
  failing: Locator,
  text: string,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const toast = page.getByText(text);
    // On a busy machine the toast may be gone before the pointer is there, where it would stay.
    await expect(async () => {
      await failing.click();
      await toast.hover({ timeout: 3500 });
    }).toPass();
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await coveredFocus(page), `${width} px wide`).toBeNull();
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(toast).toBeHidden();
  }
}

test('rows are hovered in one colour; a refused selection and a failed download are reported over the page, apart from what was pressed, at each size', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  await test.step('a hovered row, drawn as a row or as a card, has one colour, without gaps between its cells', async () => {
    for (const path of ['/listado?days=91', '/tarifas/mantenedores']) {
      await page.goto(path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const row = page.locator('main tbody tr', { has: page.getByRole('button') }).first();
        const coloursOf = (element: Element): string[] =>
          [element, ...element.children].map((part) => getComputedStyle(part).backgroundColor);
        // Content that arrives above moves the row away from the pointer, so that it has to be hovered again.
        await expect(async () => {
          await row.hover({ position: { x: 2, y: 2 } });
          const [own, ...cells] = await row.evaluate(coloursOf);
          expect(own, `${path} at ${width} px`).not.toBe(TRANSPARENT);
          expect(new Set(cells)).toEqual(new Set([TRANSPARENT]));
        }).toPass();
      }
    }
  });
  await page.goto('/listado?days=91');
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
  await refuseCalls(page);
  const bar = page.getByRole('region', { name: 'Asignar simulaciones' });
  await expectToastsApart(page, SIZES, bar.getByRole('button', { name: /^Todos los que coinciden/ }), DETAIL);

  await page.unrouteAll();
  await page.goto('/tarifas');
  const download = page.getByRole('button', { name: 'Descargar Excel' });
  await expect(download).toBeVisible();
  await refuseCalls(page);
  await expectToastsApart(page, [SIZES[1]], download, 'Error al descargar archivo.');
});
