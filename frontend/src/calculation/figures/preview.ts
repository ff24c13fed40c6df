import type { UseQueryResult } from '@tanstack/react-query';
import { figureFailure, type Comparacion, type Dividendo } from '../api/figures.ts';
import type { DividendoRequest, OperationCost } from '../api/wire.ts';
import type { CreditRequest } from './calculated.ts';
import type { ComparisonProps, FigureStatus, ResultProps } from './shown.ts';

/** Time without a keystroke after which the first digits of an amount are no longer taken for an unfinished one. */
export const DELAY_MS = 300;
/** See docs/rules.md R222. */
export const REST_MS = 1000;

type Answer<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData'>;

export interface PreviewInput {
  /** Time since the last keystroke, ms. */
  readonly restMs: number;
  /** Null while answers are missing or the rate is loading. */
  readonly request: DividendoRequest | null;
  /** True while the rate is loading. */
  readonly isComing: boolean;
  /** Reason why complete answers have no figure; null otherwise. */
  readonly obstacle: string | null;
  /** The credit as typed; null if it was typed in UF. */
  readonly creditClp: number | null;
  readonly dividendo: Answer<Dividendo>;
  readonly costs: Answer<readonly OperationCost[]>;
  readonly comparacion: Answer<Comparacion>;
}

export interface Preview {
  readonly result: Pick<ResultProps, 'status' | 'row' | 'costs' | 'message' | 'ufDate'>;
  /** Request of the row; null without one. */
  readonly shownRequest: CreditRequest | null;
  readonly comparison: Omit<ComparisonProps, 'onRetry'> | null;
}

function statusOf({ data, error, isPlaceholderData }: Answer<unknown>): FigureStatus {
  if (error !== null) return 'failed';
  if (isPlaceholderData) return 'updating';
  return data === undefined ? 'loading' : 'ready';
}

const NOTHING: Preview = {
  result: { status: 'empty', row: null, costs: null, message: null },
  shownRequest: null,
  comparison: null,
};

/**
 * Returns a preview without figures. Its message waits until typing pauses, because the first digits of an amount may violate
 * rules.
 */
function withoutFigures({ obstacle, restMs }: PreviewInput): Preview {
  if (obstacle === null) return NOTHING;
  const state =
    restMs >= DELAY_MS ? ({ status: 'empty', message: obstacle } as const) : ({ status: 'loading' } as const);
  return { ...NOTHING, result: { ...NOTHING.result, ...state } };
}

/**
 * Returns live figures while the visitor types. The previous ones stay, marked as such, until there are new ones or typing
 * pauses, so that nothing disappears because the first digits of an amount are invalid.
 */
export function previewOf(input: PreviewInput): Preview {
  const { restMs, request, isComing, creditClp, dividendo, costs, comparacion } = input;
  const last = dividendo.data;
  const showsLast = restMs < REST_MS && last !== undefined;
  if (request === null && !isComing && !showsLast) return withoutFigures(input);
  // The credit of the shown terms, which may be the previous ones.
  const credit = comparacion.data?.request ?? request;
  const sameUf = last?.ufDate ? { ufDate: last.ufDate } : {};
  return {
    result: {
      status: statusOf(dividendo),
      row: last?.row ?? null,
      ...sameUf,
      costs: costs.isPlaceholderData ? null : (costs.data ?? null),
      message: dividendo.error && figureFailure(dividendo.error),
    },
    shownRequest: last?.request ?? null,
    comparison:
      dividendo.error !== null
        ? null // The result reports the failure.
        : {
            status: statusOf(comparacion),
            terms: comparacion.data?.terms ?? null,
            years: credit?.plazototal ?? 0,
            creditUf: credit?.montocredito ?? 0,
            request: credit,
            creditClp,
            ...sameUf,
            message: comparacion.error && figureFailure(comparacion.error),
          },
  };
}
