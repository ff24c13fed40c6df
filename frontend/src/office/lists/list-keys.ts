/** Facts on which the list and the detail agree. See docs/rules.md R870, R872. */
import { useMedia } from '#shared/ui/use-media.ts';

const WIDE = '(min-width: 64em)';

/** Returns whether the window is wide enough for list and sheet side by side. See docs/rules.md R516. */
export const useHasPanelRoom = (): boolean => useMedia(WIDE);

/** Names of the fields in which the sheet can begin: the first one of the form for a contact, and the corrected address, which a refusal names. */
export const CONTACT_FIELD = 'recorded_outcome';
export const EMAIL_FIELD = 'input_email';

/** Fields in which a key is a character or a choice, and not a command. */
const TYPED = ':is(input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable])';

/** Returns whether a key was pressed in a field that uses it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

let takeHeld: (() => readonly KeyboardEvent[]) | null = null;
/** Time after which keys act on the list again, if the form that they are for has not come. */
const HELD_MS = 5_000;

/** Keeps the keys that are pressed until the form that was asked for is there and takes them, so that none acts on the list. */
export function holdKeys(): void {
  takeKeys();
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    held.push(event);
    if (event.key === 'Escape') takeKeys();
  };
  window.addEventListener('keydown', hold, { capture: true });
  const timer = setTimeout(takeKeys, HELD_MS);
  takeHeld = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', hold, { capture: true });
    takeHeld = null;
    return held;
  };
}

/** Returns the keys that were pressed since `holdKeys`, which ends. */
export const takeKeys = (): readonly KeyboardEvent[] => takeHeld?.() ?? [];

export const areKeysHeld = (): boolean => takeHeld !== null;

/** Simulation whose sheet was asked for. The address shows it later, and a key may be quicker. */
let awaited: string | null = null;
export const awaitSheet = (uuid: string | null): void => void (awaited = uuid);
export const awaitedSheet = (): string | null => awaited;

/** The clients before and after the open one in the list. See docs/rules.md R872. */
export interface Neighbours {
  /** Place of the open client in the list, e.g. `1 de 431`; null if it is not in it. */
  readonly place: string | null;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export interface Neighbour {
  /** Null for a client on another page. */
  readonly name: string | null;
  /** Opens their sheet, which takes the focus. */
  readonly open: () => void;
}
