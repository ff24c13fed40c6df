/** Observes what asks before something unsaved is lost. */
import { act, fireEvent } from '@testing-library/react';
import { askToSignOut, stay } from '#shared/office/leaving/unsaved.ts';

/** Returns whether the browser would ask before closing the tab. */
export const isClosePrevented = (): boolean =>
  !fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** Returns whether signing out would ask. */
export function asksToSignOut(): boolean {
  let hasLeft = false;
  act(() => askToSignOut(() => (hasLeft = true)));
  act(stay);
  return !hasLeft;
}
