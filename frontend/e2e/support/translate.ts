import type { Page } from '@playwright/test';
import { translateTexts } from '../../src/testing/translate-texts.ts';

/** Elements whose texts no translation replaces by elements. */
const LEFT_ALONE = 'font, script, style, noscript, textarea, option, svg';

/** Treats each page as a browser's translation does, figures and e-mail addresses included. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(`
    // The client takes over the first screen that the server drew before the translation begins.
    const waiting = setInterval(() => {
      const root = document.getElementById('root');
      if (root === null || !root.hasChildNodes() || 'drawn' in root.dataset) return;
      clearInterval(waiting);
      (${translateTexts.toString()})('${LEFT_ALONE}');
      root.dataset['translated'] = '';
    }, 20);
  `);
}
