import type { Page } from '@playwright/test';

/**
 * Treats each page as a browser's translation does: replaces every text by an element with a copy of it, and again each text that the
 * page adds or changes. Texts marked `translate="no"` stay.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'font, script, style, noscript, textarea, option, svg, [translate="no"]';
    const wrap = (text: Text): void => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (node: Node): void => {
      const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text as Text);
      found.forEach(wrap);
    };
    const begin = (root: HTMLElement): void => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(wrapAll);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      root.dataset['translated'] = '';
    };
    // The client takes over the first screen that the server drew before the translation begins.
    const waiting = setInterval(() => {
      const root = document.getElementById('root');
      if (root === null || !root.hasChildNodes() || 'drawn' in root.dataset) return;
      clearInterval(waiting);
      begin(root);
    }, 20);
  });
}
