/**
 * Keeps React's texts on a page that the browser translates. A translation replaces each text node by a `<font>` element, so what React writes
 * into the node would be lost, and moving or removing the node would fail. This module puts a text back in place of its translation before
 * React touches it; the browser then translates it again. Imported before the first render. See docs/rules.md R692.
 */

/** Translations by the text that they have replaced. */
const translations = new WeakMap<Node, Element>();

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function note(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE) continue;
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (translation) translations.set(removed, translation);
    }
}
const observer = new MutationObserver(note);
observer.observe(document, { childList: true, subtree: true });

function putBack(node: unknown): void {
  // Some translations move the text itself into their element.
  if (!(node instanceof Text) || !(node.parentNode === null || isTranslation(node.parentNode))) return;
  note(observer.takeRecords());
  translations.get(node)?.replaceWith(node);
  translations.delete(node);
}

/** Functions with which React moves and removes nodes. */
const MOVES = ['appendChild', 'insertBefore', 'removeChild'] as const;
for (const name of MOVES) {
  const move = Node.prototype[name];
  Object.defineProperty(Node.prototype, name, {
    configurable: true,
    writable: true,
    value(this: Node, ...nodes: readonly unknown[]): unknown {
      nodes.forEach(putBack);
      return Reflect.apply(move, this, nodes);
    },
  });
}

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    putBack(this);
    nodeValue.set?.call(this, value);
  },
});
