const FOCUSABLE = ':is(input:not([type="hidden"]), select, textarea, button):enabled';

/** Scrolls to the field of that name and focuses it; in a group, its chosen or first control. */
export function focusField(name: string): void {
  const place = document.getElementById(name) ?? document.getElementsByName(name)[0];
  if (place === undefined) return;
  const control = place.matches(FOCUSABLE)
    ? place
    : (place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(FOCUSABLE));
  // A field that waits for another answer has no control to focus, so it is scrolled into view.
  if (control) control.focus();
  else place.scrollIntoView({ block: 'center' });
}
