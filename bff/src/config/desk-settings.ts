import type { EnvironmentReader } from './environment-reader.ts';

/** Settings of the bank for its pricing desk. See docs/rules.md R904. */
export interface DeskSettings {
  /** Number of days, from the one of its saving on, for which a simulation's rate is quoted. */
  readonly quoteValidDays: number;
  /** Whether executives are told of their quoted simulations whose rate changes. */
  readonly noticesQuotes: boolean;
}

export const readDeskSettings = (reader: EnvironmentReader): DeskSettings => ({
  quoteValidDays: reader.integer('QUOTE_VALID_DAYS', 30, 1, 365),
  noticesQuotes: reader.oneOf('QUOTE_NOTICES', ['none', 'executive'], 'none') === 'executive',
});
