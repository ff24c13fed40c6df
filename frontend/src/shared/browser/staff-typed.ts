/** Keys under which the tab keeps what staff typed and did not save. It outlives a session that ended, for the same user. */

export const UNSAVED_PREFIX = 'sin guardar ';
export const STAFF_DRAFT_KEY = 'simulador-profesional';

export const isStaffTyped = (key: string): boolean =>
  key.startsWith(UNSAVED_PREFIX) || key === STAFF_DRAFT_KEY;
