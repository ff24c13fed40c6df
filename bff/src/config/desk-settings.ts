import type { EnvironmentReader } from './environment-reader.ts';

/** Settings of the bank for its pricing desk and its heads. See docs/rules.md R904, R910. */
export interface DeskSettings {
  /** Number of days, from the one of its saving on, for which a simulation's rate is quoted. */
  readonly quoteValidDays: number;
  /** Whether executives are told of their quoted simulations whose rate changes. */
  readonly noticesQuotes: boolean;
  /** Minutes after which a first answer is slow. */
  readonly slowAnswerMin: number;
  /** Days after which a simulation waits too long for its first answer. */
  readonly lateWaitDays: number;
}

export const readDeskSettings = (reader: EnvironmentReader): DeskSettings => ({
  quoteValidDays: reader.integer('QUOTE_VALID_DAYS', 30, 1, 365),
  noticesQuotes: reader.oneOf('QUOTE_NOTICES', ['none', 'executive'], 'none') === 'executive',
  slowAnswerMin: reader.integer('SLOW_ANSWER_MIN', 60, 1, 10_000),
  lateWaitDays: reader.integer('LATE_WAIT_DAYS', 8, 1, 365),
});
