import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { isQuotedCredit } from '@simulador/contracts/simulations/quote';
import { DataSource } from 'typeorm';
import { digestOf, secretEquals } from '../../access/secrets.ts';
import { Clock } from '../../clock/clock.ts';
import type { DatedUf } from '../../bank/paridad/paridad.port.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import type { StoredCalculation } from '../../database/entities/simulation.stored.ts';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { QuoteDto, QuoteLinkDto, SimulationQuoteDto } from './quote.dto.ts';

/** Returns the token of a simulation's link. Its uuid is random and in no link, so nobody guesses the token from the number. */
export const quoteToken = (uuid: string): string => digestOf('quote', uuid).toString('base64url');

/** Returns the last day of a simulation's rate with the token of its link; null if the rate was not quoted. */
export const quotedOf = ({
  uuid,
  quotedUntil: until,
}: Pick<SimulationEntity, 'uuid' | 'quotedUntil'>): SimulationQuoteDto | null =>
  until ? { until, token: quoteToken(uuid) } : null;

/** Finds the rate that a saved simulation quotes, for the holder of its link. See docs/decisions/033. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the quote. @throws Problem 404 for an unknown number, another token, and a rate that was not quoted */
  async find({ number, token }: QuoteLinkDto): Promise<QuoteDto> {
    const simulation = await this.source.getRepository(SimulationEntity).findOne({
      where: { id: number },
      // Includes blocked persons: a block is not revealed to the visitor who saved.
      withDeleted: true,
    });
    const until = simulation?.quotedUntil;
    if (!simulation || !until || !secretEquals(token, quoteToken(simulation.uuid)))
      throw new Problem(404, sentenceOf(404));
    const { calculation } = simulation.snapshot;
    return {
      number,
      rate: calculation.tasasimulacion,
      until,
      is_valid: this.clock.today() <= until,
      credit: creditOf(calculation),
      estate_worth: calculation.valorpropiedad,
      uf_value: simulation.ufValue,
    };
  }

  /**
   * Returns the quote whose rate a save has in place of the suggested one; null if there is none that still holds for its credit.
   * @param day of the confirmed calculation
   */
  async used(
    { quote: link, calculation }: { readonly quote?: QuoteLinkDto; readonly calculation: StoredCalculation },
    suggestedRatePct: number | null,
    { value: ufValue }: DatedUf,
    day: IsoDate,
  ): Promise<QuoteDto | null> {
    const rate = calculation.tasasimulacion;
    if (!link || rate === suggestedRatePct) return null;
    const quote = await this.find(link).catch((error: unknown) => {
      if (isProblem(error, 404)) return null;
      throw error;
    });
    if (quote === null || quote.rate !== rate || quote.until < day) return null;
    return isQuotedCredit(quote, creditOf(calculation), ufValueToNumber(ufValue)) ? quote : null;
  }
}

const creditOf = (calculation: StoredCalculation): QuoteDto['credit'] => ({
  amount: calculation.montocredito,
  period: calculation.plazototal,
  loan_use: calculation.destino,
  product: calculation.codpro,
  real_estate_type: calculation.tipopropiedad,
});
