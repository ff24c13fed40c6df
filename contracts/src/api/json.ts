/** The value of a JSON text; `undefined`, which is no JSON value, for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Deepest nesting, and most objects and arrays, of an answer of the core: parsing millions of them stops the process for seconds. */
const DEPTH_MAX = 64;
const CONTAINERS_MAX = 100_000;
/** Most members of them all: an object with 400,000 names takes a third of a second to parse. */
const MEMBERS_MAX = 200_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPEN_ARRAY = '['.charCodeAt(0);
const OPEN_OBJECT = '{'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const CLOSE_ARRAY = ']'.charCodeAt(0);
const CLOSE_OBJECT = '}'.charCodeAt(0);

/** The value of a JSON text of the core; `undefined` for any other text and for one beyond the bounds. */
export function parseCoreJson(text: string): unknown {
  return isWithinBounds(text) ? parseJson(text) : undefined;
}

/** Counts brackets outside strings in one pass, which costs a hundredth of parsing them. */
function isWithinBounds(text: string): boolean {
  // A shorter text has too few brackets to matter.
  if (text.length < CONTAINERS_MAX) return true;
  let depth = 0;
  let containers = 0;
  let members = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isString = !isString;
    else if (isString) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      depth += 1;
      containers += 1;
      if (depth > DEPTH_MAX || containers > CONTAINERS_MAX) return false;
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
    else if (sign === COMMA && (members += 1) > MEMBERS_MAX) return false;
  }
  return true;
}

/** An object or an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
