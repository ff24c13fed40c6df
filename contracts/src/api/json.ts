/** Parses a JSON text; returns undefined for invalid JSON. */
export function parseJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}

/** Maximum depth and maximum number of objects and arrays, because parsing millions of them blocks the process for seconds. */
const DEPTH_MAX = 64;
const CONTAINERS_MAX = 100_000;
/** Maximum number of members in total: an object with 400,000 names takes a third of a second to parse. */
const MEMBERS_MAX = 200_000;

/** Signs that PostgreSQL does not store: NUL and halves of surrogate pairs. JSON can only escape them. */
const UNSTORABLE = /[\0\p{Cs}]/gu;
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses a JSON text of the core; returns undefined for invalid JSON and for a text beyond the limits. Signs that can't be stored
 * are left out of its texts: old systems fill texts of a fixed length with them.
 */
export function parseCoreJson(text: string): unknown {
  if (!isWithinBounds(text)) return undefined;
  return parseJson(text, UNSTORABLE_ESCAPE.test(text) ? storable : undefined);
}

const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(UNSTORABLE, '') : value;

/** Counts brackets outside strings in one pass, which takes a hundredth of the time of parsing. */
function isWithinBounds(text: string): boolean {
  // A shorter text can't exceed the limits.
  if (text.length < CONTAINERS_MAX) return true;
  let depth = 0;
  let containers = 0;
  let members = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isString = !isString;
    else if (isString) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      containers += 1;
      if (depth > DEPTH_MAX || containers > CONTAINERS_MAX) return false;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' && (members += 1) > MEMBERS_MAX) return false;
  }
  return true;
}

/** Returns true for an object or an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
