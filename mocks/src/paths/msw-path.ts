/**
 * Paths of handlers. This file, like all that `bff/handlers` imports, loads in a browser too.
 */

/** Prefix of a handler's path. Without it MSW resolves the path against the current page. */
export const ANY_ORIGIN = '*://:host';

/** Returns the path of a document, such as `/x/{uuid}`, as MSW's `/x/:uuid` for any origin. */
export const mswPath = (template: string): string => ANY_ORIGIN + template.replace(/\{(\w+)\}/g, ':$1');
