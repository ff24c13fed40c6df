import type { Border } from '@simulador/recording/exchange';
import {
  argumentsOf,
  baseUrlOf,
  borderOf,
  credentialsOf,
  type Environment,
  OPTION,
  originOf,
  timeoutOf,
  WrongUsage,
} from '../command-line.ts';
import { basicAuthorization } from '../core/credentials.ts';
import { pathPattern, type PathPattern, patternsOf } from '../recording/json-path.ts';
import { REPORT_OPTIONS, reportFiles } from '../reports.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Tolerance {
  readonly matches: PathPattern;
  readonly amount: number;
}

export interface ReplayOptions {
  readonly files: readonly string[];
  readonly target: URL;
  readonly border: Border;
  readonly origin: string | undefined;
  readonly ignore: readonly PathPattern[];
  readonly tolerances: readonly Tolerance[];
  readonly allowWrites: boolean;
  readonly timeoutMs: number;
  readonly reports: ReturnType<typeof reportFiles>;
  /** Credentials of a BFF's user, with which recorded sign-ins are replayed. */
  readonly login: Login | undefined;
  /** Authorization header for a core. */
  readonly basic: string | undefined;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const OPTIONS = {
  target: OPTION.one,
  border: OPTION.one,
  origin: OPTION.one,
  ignore: OPTION.many,
  tolerance: OPTION.many,
  'allow-writes': OPTION.flag,
  timeout: OPTION.one,
  ...REPORT_OPTIONS,
} as const;

function toleranceOf(text: string): Tolerance {
  const [, path = '', amount = ''] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!path) throw new WrongUsage(`--tolerance se escribe CAMPO=N: ${text}.`);
  return { matches: pathPattern(path, '--tolerance'), amount: Number(amount) };
}

/** Parses the arguments. @throws WrongUsage */
export function optionsFrom(args: readonly string[], environment: Environment): ReplayOptions {
  const { values, files } = argumentsOf(args, OPTIONS, 'some');
  const core = credentialsOf(environment);
  const user = credentialsOf(environment, 'REPLAY_EMAIL', 'REPLAY_PASSWORD');
  const border = borderOf(values.border) ?? 'client-bff';
  return {
    files,
    target: baseUrlOf(values.target),
    border,
    origin: originOf(values.origin),
    ignore: patternsOf(values.ignore, '--ignore'),
    tolerances: (values.tolerance ?? []).flatMap((text) => text.split(',')).map(toleranceOf),
    allowWrites: values['allow-writes'] ?? false,
    timeoutMs: timeoutOf(values.timeout, DEFAULT_TIMEOUT_MS),
    reports: reportFiles(values),
    login: user && { email: user.user, password: user.password },
    basic: core && border === 'bff-core' ? basicAuthorization(core) : undefined,
  };
}
