/** What a change requires of what there is. See RFC 9110, 13.1. */
interface Conditions {
  /** The header; one that is missing or empty requires nothing. */
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

/** What whoever was told of a colleague's change can do. */
export const SAVE_AGAIN = 'Guarde otra vez para dejar su cambio, o cancele.';
export const DELETE_AGAIN = 'Presione Eliminar otra vez si aún corresponde, o cancele.';

/** Tags with their quotes. One is as good weak as strong: a proxy that compresses makes ours weak. */
const TAGS = /"[^"]*"/g;

/**
 * Whether a change may be made.
 * @param isPresent whether a tag, with its quotes, is that of what there is; null where there is nothing
 */
export function areMet(
  { ifMatch, ifNoneMatch }: Conditions,
  isPresent: ((tag: string) => boolean) | null,
): boolean {
  const names = (header: string): boolean =>
    isPresent !== null && (header.trim() === '*' || (header.match(TAGS) ?? []).some(isPresent));
  return (!ifMatch || names(ifMatch)) && (!ifNoneMatch || !names(ifNoneMatch));
}
