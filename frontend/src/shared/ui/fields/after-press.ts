/**
 * Delays the effects of a blur until the pointer is up and its click has arrived. A message that appears on blur moves what is
 * below it, so pressing a button there would miss it.
 */
let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  for (const action of waiting.splice(0)) setTimeout(action);
}

// The build renders the first screen without a document.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
}

export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}
