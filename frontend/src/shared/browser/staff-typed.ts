/** Storage keys of staff's unsaved input in this tab. It survives the end of the session, for the same user. */

export const UNSAVED_PREFIX = 'sin guardar ';
export const STAFF_DRAFT_KEY = 'simulador-profesional';

export const isStaffTyped = (key: string): boolean =>
  key.startsWith(UNSAVED_PREFIX) || key === STAFF_DRAFT_KEY;
