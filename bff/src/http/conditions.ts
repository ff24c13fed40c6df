/** Preconditions of a change (RFC 9110, 13.1). */
interface Conditions {
  /** The header `If-Match`. Without a value there is no condition. */
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

/** Advice for a user whose object was changed by a colleague. */
export const SAVE_AGAIN = 'Guarde otra vez para dejar su cambio, o cancele.';
export const DELETE_AGAIN = 'Presione Eliminar otra vez si aún corresponde, o cancele.';

/** Tags with their quotes. Weak tags are accepted, because a proxy that compresses makes our tags weak. */
const TAGS = /"[^"]*"/g;

/**
 * Returns true if the preconditions of a change are met.
 * @param isPresent returns whether a tag, with its quotes, is the object's current one; null if there is no object
 */
export function areMet(
  { ifMatch, ifNoneMatch }: Conditions,
  isPresent: ((tag: string) => boolean) | null,
): boolean {
  const names = (header: string): boolean =>
    isPresent !== null && (header.trim() === '*' || (header.match(TAGS) ?? []).some(isPresent));
  return (!ifMatch || names(ifMatch)) && (!ifNoneMatch || !names(ifNoneMatch));
}
