import { BFF_OPERATIONS } from '../generated/bff-operations.ts';
import { CORE_OPERATIONS } from '../generated/core-operations.ts';
import type { OperationFacts } from './operation.ts';
import { isParameter, knownSegments, segmentsOf } from './path-segments.ts';

interface Template {
  readonly id: string;
  readonly operation: OperationFacts;
  readonly segments: readonly string[];
}

const templatesOf = (operations: Readonly<Record<string, OperationFacts>>): Template[] =>
  Object.entries(operations).map(([id, operation]) => ({
    id,
    operation,
    segments: segmentsOf(operation.path),
  }));

const placeholdersIn = ({ segments }: Template): number => segments.filter(isParameter).length;

/** Templates in the order in which they are tried: the longest first, and of equal length those with the fewest parameters. */
const TEMPLATES: readonly Template[] = [...templatesOf(BFF_OPERATIONS), ...templatesOf(CORE_OPERATIONS)].sort(
  (one, other) => other.segments.length - one.segments.length || placeholdersIn(one) - placeholdersIn(other),
);

function endsWith(segments: readonly string[], template: Template['segments']): boolean {
  const own = segments.slice(-template.length);
  return (
    own.length === template.length &&
    template.every((part, index) => part === own[index] || isParameter(part))
  );
}

/** Returns the operation of a URL's path, ignoring case, trailing slash and a prefix; without a method, one of any method. */
export function findOperation(path: string, method?: string): Template | undefined {
  const segments = segmentsOf(path);
  return TEMPLATES.find(
    (each) => (method === undefined || each.operation.method === method) && endsWith(segments, each.segments),
  );
}

const lastWord = (segments: readonly string[]): string | undefined =>
  segments.findLast((segment) => !isParameter(segment));

const ACTING_WORDS: ReadonlySet<string | undefined> = new Set(
  TEMPLATES.filter(({ operation }) => operation.acts).map(({ segments }) => lastWord(segments)),
);

/**
 * Returns true if an unknown path ends like that of an operation with side effects, because it may be the same operation
 * under another prefix.
 */
export const endsLikeActing = (path: string): boolean => ACTING_WORDS.has(lastWord(segmentsOf(path)));

/** Returns the JSON paths whose texts are the bank's own in a successful answer, by either API document. */
export function publicTextsAt(path: string): ReadonlySet<string> {
  const segments = segmentsOf(path);
  const found = TEMPLATES.filter((each) => endsWith(segments, each.segments));
  return new Set(found.flatMap(({ operation }) => operation.publicTexts));
}

/** Returns the fields of a request that are personal at this path, but not everywhere. */
export const personalFieldsAt = (path: string, method: string): OperationFacts['personalHere'] =>
  findOperation(path, method)?.operation.personalHere ?? {};

/** First path segments of both API documents: `api`, `simulations`. */
const PATH_ROOTS: ReadonlySet<string> = new Set(TEMPLATES.map(({ segments }) => segments[0] ?? ''));

/** Returns true if a path may belong to one of the two APIs, by its first segment. */
export const isApiPath = (path: string): boolean => PATH_ROOTS.has(path.split('/')[1]?.toLowerCase() ?? '');

/** Returns true if a path segment may appear in recordings. */
export const isKnownSegment = knownSegments(TEMPLATES.map(({ operation }) => operation.path));
