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
