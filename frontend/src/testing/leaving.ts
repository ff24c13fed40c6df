/** Observes what asks before something unsaved is lost. */
import { fireEvent } from '@testing-library/react';
import { askToSignOut, pendingLeave, stay } from '#shared/office/leaving/unsaved.ts';

/** Returns whether the browser would ask before closing the tab. */
export const isClosePrevented = (): boolean =>
  !fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** Returns whether signing out would ask. */
export function asksToSignOut(): boolean {
  askToSignOut(() => undefined);
  const asks = pendingLeave() !== null;
  stay();
  return asks;
}
