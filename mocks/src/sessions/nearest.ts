import { alignment, wordDistance, type Step } from './edit-distance.ts';

/** Something that the mock can answer. `operation` is null for its own control endpoints. */
export interface Candidate {
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
}

/** One difference between a request and what the candidate accepts; null for none. */
export interface Difference {
  readonly part: 'method' | 'path' | 'content-type';
  /** Counted from 1, for a segment of the path. */
  readonly segment?: number;
  readonly actual: string | null;
  readonly expected: string | null;
}

export interface Nearest {
  readonly candidate: Candidate;
  readonly differences: readonly Difference[];
}

const MAX_SEGMENTS = 12;
/** A wrong method is nearer than a wrong segment. */
const METHOD_COST = 0.3;
const SLASH_COST = 0.1;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).slice(0, MAX_SEGMENTS);

function slashDifference(actual: string, expected: string): Difference[] {
  if (actual.endsWith('/') === expected.endsWith('/')) return [];
  const end = (path: string): string | null => (path.endsWith('/') ? '/' : null);
  return [{ part: 'path', actual: end(actual), expected: end(expected) }];
}

const segmentDifference = ({ index, actual, expected }: Step<string>): Difference => ({
  part: 'path',
  segment: index + 1,
  actual: actual ?? null,
  expected: expected ?? null,
});

interface Judged extends Nearest {
  readonly cost: number;
}

function pathJudged(actual: string, expected: string): { cost: number; differences: Difference[] } {
  const { cost, steps } = alignment(segmentsOf(actual), segmentsOf(expected), wordDistance);
  const slash = slashDifference(actual, expected);
  return {
    cost: cost + SLASH_COST * slash.length,
    differences: [...steps.filter((step) => step.cost > 0).map(segmentDifference), ...slash],
  };
}

function contentTypeDifference(request: Request): Difference[] {
  if (bodyIsAnnounced(request)) return [];
  const actual = request.headers.get('Content-Type');
  return [{ part: 'content-type', actual, expected: 'application/json' }];
}

function judged(request: Request, candidate: Candidate): Judged {
  const path = pathJudged(new URL(request.url).pathname, candidate.path);
  const isMethod = request.method === candidate.method;
  const method = { part: 'method', actual: request.method, expected: candidate.method } as const;
  const isPosted = isMethod && candidate.method === 'POST';
  const differences = [
    ...(isMethod ? [] : [method]),
    ...path.differences,
    ...(isPosted ? contentTypeDifference(request) : []),
  ];
  return { candidate, differences, cost: path.cost + (isMethod ? 0 : METHOD_COST) };
}

/** The operation that the request probably meant, and the differences. */
export function nearestTo(request: Request, candidates: readonly Candidate[]): Nearest | undefined {
  const [first, ...others] = candidates.map((candidate) => judged(request, candidate));
  return first && others.reduce((best, each) => (each.cost < best.cost ? each : best), first);
}

const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\b/i;
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'DELETE'];

/** Whether a request that carries a body announces it as JSON, as the core demands. */
export const bodyIsAnnounced = ({ method, headers }: Request): boolean =>
  WITHOUT_BODY.includes(method) || JSON_TYPE.test(headers.get('Content-Type') ?? '');
