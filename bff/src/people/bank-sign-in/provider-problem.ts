import { Problem } from '../../http/problem.ts';

const UNAVAILABLE = 'El sistema de ingreso del banco no responde. Inténtelo de nuevo en unos minutos.';

/** Properties of the libraries' errors and of their causes. */
interface ProviderFailure {
  readonly name?: string;
  readonly message?: string;
  readonly code?: unknown;
  /** Code of the provider, such as `invalid_client`. */
  readonly error?: unknown;
  /** Name of the claim that is not as expected. */
  readonly claim?: unknown;
  readonly status?: unknown;
  readonly cause?: unknown;
}

const UNREACHABLE_CODES: readonly unknown[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'ERR_JWKS_TIMEOUT',
];

function isUnreachable({ name, message, code, status }: ProviderFailure): boolean {
  const isFailing = typeof status === 'number' && status >= 500;
  const isTimeout = name === 'TimeoutError' || name === 'AbortError';
  return isFailing || isTimeout || message === 'fetch failed' || UNREACHABLE_CODES.includes(code);
}

/**
 * Returns the problem of a request to the provider: a 503 if the provider is unreachable or failing, or if there is no `refusal`; else a 400
 * with that detail. The log line of the request gets the codes of the failure, and no text of the provider's.
 */
export function problemOf(thrown: unknown, refusal?: string): Problem {
  const failures: ProviderFailure[] = [];
  for (let each = thrown; typeof each === 'object' && each !== null; each = failures.at(-1)?.cause)
    failures.push(each);
  const codes = failures.flatMap(({ code, error, claim }) => [code, error, claim]);
  const names = codes.filter((code) => typeof code === 'string' && /^\w{1,40}$/.test(code));
  const isFailing = refusal === undefined || failures.some(isUnreachable);
  const problem = new Problem(isFailing ? 503 : 400, isFailing ? UNAVAILABLE : refusal, { cause: thrown });
  problem.logFields = { identityProvider: [...new Set(names)].join(' ') };
  return problem;
}
