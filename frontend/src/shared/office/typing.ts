/** Fields in which a key is a character or a choice, and not a command. */
const TYPED = ':is(input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable])';

/** Returns whether a key was pressed in a field that uses it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;
