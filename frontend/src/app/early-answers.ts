/**
 * Dispatches the visitor's early input (typed, chosen, submitted before the client was loaded) as events, because hydration
 * ignores it. See docs/decisions/017-first-screen.md.
 */
export function takeEarlyAnswers(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) {
    if (input.type === 'checkbox' || input.type === 'radio') chooseAgain(input);
    else typeAgain(input);
  }
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-submitted]')) {
    delete form.dataset['submitted'];
    // Submits after React has rendered the answers, so that the rendered values are submitted.
    setTimeout(() => form.requestSubmit());
  }
}

function chooseAgain(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked || (input.type === 'radio' && !input.checked)) return;
  input.checked = input.defaultChecked;
  input.click();
}

/** Sets the value by the prototype's setter: React overrides the element's own property and would miss the change. */
const setUnnoticed = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function typeAgain(input: HTMLInputElement): void {
  const typed = input.value;
  if (typed === input.defaultValue) return;
  input.value = input.defaultValue;
  setUnnoticed?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
