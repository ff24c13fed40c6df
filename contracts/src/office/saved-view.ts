/** Limits of a saved view of the list. See docs/rules.md R960. */
const KEYS = 'days|from|to|requestStatus|requestResolution|commercial|view|sort';

export const SAVED_VIEW = {
  nameMax: 40,
  addressMax: 300,
  perUserMax: 30,
  /** Query of the list's address: known names only, so that no search text of a person is saved. */
  address: new RegExp(`^(?:(?:${KEYS})=[\\w.-]{1,120}(?:&|$))*$`),
} as const;

/** Reason why another view can't be saved. */
export const TOO_MANY_VIEWS = `Puede guardar hasta ${SAVED_VIEW.perUserMax} vistas. Elimine una para guardar otra.`;
