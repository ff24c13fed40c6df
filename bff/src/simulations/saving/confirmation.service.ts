import { Injectable } from '@nestjs/common';
import { addMonthsClamped, type IsoDate, previousDay } from '@simulador/contracts/platform/dates';
import { type Clp, clpToNumber, ufFromNumber, ufToClp } from '@simulador/contracts/platform/money';
import { type DatedUf } from '../../bank/paridad/paridad.port.ts';
import { UfHistory } from '../../bank/paridad/uf-history.ts';
import { rateRequestOf } from '../../calculation/comparison/calculation.service.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import { calculationDay } from '../../calculation/schedule/schedule-of-row.ts';
import { Clock } from '../../clock/clock.ts';
import { RateHistory } from '../../rates/suggested/rate-history.ts';
import type { QuoteDto } from '../quotes/quote.dto.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import type { ShownRowDto, SimulationCreateDto } from './saving.dto.ts';
import { assertConverted, assertUnchanged, rateChanged, valuesChanged } from './saving.rules.ts';

/** Maximum relative difference between the UF of another day and today's. Pesos beyond it were not calculated by us. */
const OTHER_UF = 0.1;
/** Pesos of the last decimal of a UF, by which a shown total may differ. */
const LAST_DECIMAL_CLP = 5;

/** Current figures of a credit. */
export interface CurrentFigures {
  readonly row: DividendoRowDto;
  readonly uf: DatedUf;
  /** Annual percent; null if the tables have no rate. */
  readonly suggestedRatePct: number | null;
}

interface Confirmed {
  readonly uf: DatedUf;
  /** Day of the calculation. */
  readonly day: IsoDate;
  /** First due date. */
  readonly due: string;
  readonly suggestedRatePct: number | null;
  /** Quote whose rate is saved in place of today's; null for none. */
  readonly quote: QuoteDto | null;
}

/** Finds with which UF, day and rate a client confirmed a simulation. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly history: UfHistory,
    private readonly rates: RateHistory,
    private readonly quotes: QuotesService,
    private readonly clock: Clock,
  ) {}

  /** Returns the UF, day and rate that were confirmed. @throws Problem 409 for the first one that is out of date */
  async of(
    body: SimulationCreateDto,
    { setsRate, isStaff }: { readonly setsRate: boolean; readonly isStaff: boolean },
    current: CurrentFigures,
  ): Promise<Confirmed> {
    assertUnchanged(body.salida, current.row);
    const uf = await this.shownUf(body.salida, current.uf);
    assertConverted(body, uf.value);
    const dates = this.calculationDates(body, uf, current);
    const { suggestedRatePct: suggestedNowPct } = current;
    const quote = setsRate ? null : await this.quotes.used(body, suggestedNowPct, uf, dates.day);
    const suggestedRatePct = setsRate
      ? suggestedNowPct
      : (quote?.rate ?? (await this.suggestedWith(uf.date, body.calculation, suggestedNowPct, isStaff)));
    return { uf, ...dates, suggestedRatePct, quote };
  }

  /**
   * Returns the suggested rate that was shown.
   * @throws Problem 409 if it is neither the current one nor the one at the end of the day of the shown UF (R133)
   */
  private async suggestedWith(
    ufDate: IsoDate,
    request: DividendoRequestDto,
    suggestedNowPct: number | null,
    isStaff: boolean,
  ): Promise<number> {
    const ratePct = request.tasasimulacion;
    if (ratePct === suggestedNowPct) return ratePct;
    const isPast = ufDate < this.clock.today();
    if (isPast && ratePct === (await this.rates.atEndOf(ufDate, rateRequestOf(request)))) return ratePct;
    if (!isStaff || suggestedNowPct === null) throw valuesChanged('tasasimulacion');
    throw rateChanged(ratePct, suggestedNowPct);
  }

  /**
   * Returns the UF with which a row was shown: the newest one or, if the visitor calculated just before midnight, that of the day before.
   * The row's pesos show which one. Pesos that no UF of these days can have produced are ignored, because pesos are recalculated from UF.
   * @throws Problem 409 for the pesos of another UF, because what is saved must be what was confirmed
   */
  private async shownUf(shown: ShownRowDto, newest: DatedUf): Promise<DatedUf> {
    const isShownWith = (uf: DatedUf): boolean =>
      shown.DivTotalPe === clpToNumber(pesosOf(shown.DivTotal, uf));
    if (shown.DivTotalPe === undefined || isShownWith(newest)) return newest;
    const dayBefore = previousDay(newest.date);
    const before = await this.history.latestUpTo(dayBefore);
    if (before?.date === dayBefore && isShownWith(before)) return before;
    const ours = clpToNumber(pesosOf(shown.DivTotal, newest));
    const difference = Math.abs(shown.DivTotalPe - ours);
    if (difference > LAST_DECIMAL_CLP && difference < ours * OTHER_UF) throw valuesChanged('DivTotalPe');
    return newest;
  }

  /**
   * Returns the day of the confirmed calculation and its first due date. The day is that of its UF or, if that UF was already stale, the
   * one that leads to the shown due date. A core may have another rule for due dates: its date is stored if it returns it again (R634).
   * @throws Problem 409 for a due date of another day
   */
  private calculationDates(
    { calculation: { mesesgracia }, salida: shown }: SimulationCreateDto,
    uf: DatedUf,
    { uf: newest, row }: CurrentFigures,
  ): Pick<Confirmed, 'day' | 'due'> {
    const today = this.clock.today();
    const { FecVencimiento = addMonthsClamped(today, mesesgracia + 1) } = shown;
    const byRule = calculationDay({ FecVencimiento }, mesesgracia, [today, uf.date]);
    const isOfCore = byRule === undefined && FecVencimiento === row.FecVencimiento && FecVencimiento > today;
    if (byRule === undefined && !isOfCore) throw valuesChanged('FecVencimiento');
    const day = uf === newest ? (byRule ?? today) : uf.date;
    return { day, due: isOfCore ? FecVencimiento : addMonthsClamped(day, mesesgracia + 1) };
  }
}

/** Returns the pesos of a dividend at a UF. */
export const pesosOf = (totalUf: number, uf: DatedUf): Clp => ufToClp(ufFromNumber(totalUf), uf.value);
