/** A toast's strip reserves its height: no control stays under it. */
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
const DETAIL = 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos minutos.';

const refuseCalls = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: DETAIL } })
      : route.fallback(),
  );

/** Returns the focused control if it lies under the toasts, and each other one that stays there when it is scrolled into view. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strip = document.querySelector<HTMLElement>('[data-toasts]:has(p)');
    const isCovered = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return [top + 2, bottom - 2].some((y) => {
        const hit = () => document.elementFromPoint((left + right) / 2, y);
        if (!strip?.contains(hit())) return false;
        strip.style.pointerEvents = 'none';
        const isThere = control.contains(hit());
        strip.style.pointerEvents = '';
        return isThere;
      });
    };
    const focused = document.querySelector('main :focus');
    const controls = [...document.querySelectorAll('main :is(button, a, select, input)')];
    const wasCovered = focused !== null && isCovered(focused);
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        return control === focused ? wasCovered : isCovered(control);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Presses what reports a failure at each size, and expects the toast to be apart from the controls. */
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
    await expect.poll(() => coveredControls(page), `at ${width}x${height}`).toEqual([]);
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(toast).toBeHidden();
  }
}

test('a refused selection and a failed download are reported apart from the controls, at each size', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
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
