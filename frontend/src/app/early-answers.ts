/**
 * Repeats, as events, the visitor's input in the first screen's markup before the client had it: typed, chosen and submitted.
 * Hydration takes no notice of such input. See docs/decisions/017-first-screen.md.
 */
export function takeEarlyAnswers(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) {
    if (input.type === 'checkbox' || input.type === 'radio') chooseAgain(input);
    else typeAgain(input);
  }
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-submitted]')) {
    delete form.dataset['submitted'];
    // After the answers are drawn: what is submitted is what was drawn last.
    setTimeout(() => form.requestSubmit());
  }
}

function chooseAgain(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked || (input.type === 'radio' && !input.checked)) return;
  input.checked = input.defaultChecked;
  input.click();
}

/** React looks for a change at the element's own property: the prototype's leaves it to be found. */
const setUnnoticed = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function typeAgain(input: HTMLInputElement): void {
  const typed = input.value;
  if (typed === input.defaultValue) return;
  input.value = input.defaultValue;
  setUnnoticed?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
