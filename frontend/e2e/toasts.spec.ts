/** A toast's strip reserves its height: no control stays under it. */
import type { Page } from '@playwright/test';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const SIZES = [
  [1280, 720],
  [768, 1024],
  [360, 640],
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

async function expectToastApart(page: Page, text: string): Promise<void> {
  const toast = page.getByText(text);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await toast.hover();
  await expect.poll(() => coveredControls(page)).toEqual([]);
}

for (const [width, height] of SIZES) {
  test(`a refused assignment is reported apart from the list’s controls at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startSession(page, 'adminrole');
    await page.goto('/listado?days=91');
    await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    await refuseCalls(page);
    const bar = page.getByRole('region', { name: 'Asignar simulaciones' });
    await bar.getByLabel('Ejecutivo').selectOption({ index: 1 });
    await bar.getByRole('button', { name: 'Asignar' }).click();
    await expectToastApart(page, DETAIL);
  });

  test(`a failed download is reported apart from the rates’ controls at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startSession(page, 'adminrole');
    await page.goto('/tarifas');
    const download = page.getByRole('button', { name: /^Descargar Excel de/ }).last();
    await download.scrollIntoViewIfNeeded();
    await refuseCalls(page);
    await download.click();
    await expectToastApart(page, 'Error al descargar archivo.');
  });
}
