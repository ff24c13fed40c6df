import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { digestOf } from '../../access/secrets.ts';
import type { SimulationQuoteDto } from './quote.dto.ts';

/** Returns the token of a simulation's link. Its uuid is random and in no link, so nobody guesses the token from the number. */
export const quoteToken = (uuid: string): string => digestOf('quote', uuid).toString('base64url');

/** Returns the last day of a simulation's rate with the token of its link; null if the rate was not quoted. */
export const quotedOf = ({
  uuid,
  quotedUntil: until,
}: Pick<SimulationEntity, 'uuid' | 'quotedUntil'>): SimulationQuoteDto | null =>
  until ? { until, token: quoteToken(uuid) } : null;
