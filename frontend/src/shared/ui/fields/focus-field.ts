const FOCUSABLE = ':is(input:not([type="hidden"]), select, textarea, button):enabled';

/** Brings the field of that name (or, for a group, its chosen or first control) into view and focuses it. */
export function focusField(name: string): void {
  const place = document.getElementById(name) ?? document.getElementsByName(name)[0];
  if (place === undefined) return;
  const control = place.matches(FOCUSABLE)
    ? place
    : (place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(FOCUSABLE));
  // A field that depends on an unanswered one has no control to focus: it is scrolled into view.
  if (control) control.focus();
  else place.scrollIntoView({ block: 'center' });
}
