/**
 * Treats the page as a browser's translation does: replaces every text by an element with a copy of it, and again each text that the page
 * adds or changes. Complete in itself, because a browser test runs its source in the page. Returns the function that ends the translation.
 *
 * @param leftAlone selector of elements whose texts stay
 */
export function translateTexts(leftAlone: string): () => void {
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(leftAlone)) return;
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
  wrapAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(wrapAll);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
