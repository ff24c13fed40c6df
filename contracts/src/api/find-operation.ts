import { BFF_OPERATIONS } from '../generated/bff-operations.ts';
import { CORE_OPERATIONS } from '../generated/core-operations.ts';
import { UNDESCRIBED } from '../generated/fields.ts';
import { ROUTE_ACCESS, ROUTE_SPELLINGS } from '../domain/access.ts';
import type { BffOperationFacts, OperationFacts } from '../domain/operation.ts';

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

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

const placeholdersIn = ({ segments }: Template): number =>
  segments.filter((segment) => segment.startsWith('{')).length;

/** A path that matches several is the longest of them, and of those the one with the fewest parameters. */
const TEMPLATES: readonly Template[] = [...templatesOf(BFF_OPERATIONS), ...templatesOf(CORE_OPERATIONS)].sort(
  (one, other) => other.segments.length - one.segments.length || placeholdersIn(one) - placeholdersIn(other),
);

function endsWith(segments: readonly string[], template: Template['segments']): boolean {
  const own = segments.slice(-template.length);
  return (
    own.length === template.length &&
    template.every((part, index) => part === own[index] || part.startsWith('{'))
  );
}

/** The operation of a URL's path, ignoring case, trailing slash and the host's prefix; of any method if none is given. */
export function findOperation(path: string, method?: string): Template | undefined {
  const segments = segmentsOf(path);
  return TEMPLATES.find(
    (each) => (method === undefined || each.operation.method === method) && endsWith(segments, each.segments),
  );
}

const lastWord = (segments: readonly string[]): string | undefined =>
  segments.findLast((segment) => !segment.startsWith('{'));

const ACTING_WORDS: ReadonlySet<string | undefined> = new Set(
  TEMPLATES.filter(({ operation }) => operation.acts).map(({ segments }) => lastWord(segments)),
);

/** Whether an unknown path ends like that of an operation with side effects: behind another prefix it may be the same. */
export const endsLikeActing = (path: string): boolean => ACTING_WORDS.has(lastWord(segmentsOf(path)));

/** Places of a successful answer at a URL's path whose texts are the bank's own, by either document. */
export function publicTextsAt(path: string): ReadonlySet<string> {
  const segments = segmentsOf(path);
  const found = TEMPLATES.filter((each) => endsWith(segments, each.segments));
  return new Set(found.flatMap(({ operation }) => operation.publicTexts));
}

/** First segments of the paths of both documents: `api`, `simulations`. */
const PATH_ROOTS: ReadonlySet<string> = new Set(TEMPLATES.map(({ segments }) => segments[0] ?? ''));

/** Whether a path may be one of an API's, by its first segment. */
export const isApiPath = (path: string): boolean => PATH_ROOTS.has(path.split('/')[1]?.toLowerCase() ?? '');

/** Whether a path is an operators' or a probe's: its answers depend on credentials and the day, so no recording has them. */
export const isOperatorPath = (path: string): boolean => /^\/(?:ops|health)(?:\/|$)/i.test(path);

/** Words of paths that say nothing about anybody, in lower case. */
const PATH_WORDS: ReadonlySet<string> = new Set([
  ...TEMPLATES.flatMap(({ segments }) => segments.filter((segment) => !segment.startsWith('{'))),
  ...Object.keys({ ...ROUTE_ACCESS, ...ROUTE_SPELLINGS }).flatMap(segmentsOf),
  ...UNDESCRIBED.pathWords.map((word) => word.toLowerCase()),
]);

/** Whether a segment of a path may be seen in recordings and logs: a known word, or a row's id. */
export const isKnownSegment = (segment: string): boolean =>
  PATH_WORDS.has(segment.toLowerCase()) || /^\d{1,6}$/.test(segment) || segment === '';

/** The BFF's operations as a list. */
export const BFF_OPERATION_LIST: readonly BffOperationFacts[] = Object.values(BFF_OPERATIONS);
