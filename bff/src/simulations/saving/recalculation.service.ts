import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  addMonthsClamped,
  type IsoDate,
  parseIsoDate,
  previousDay,
} from '@simulador/contracts/platform/dates';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import {
  clpToNumber,
  ufValueToNumber,
  type Clp,
  ufFromNumber,
  ufToClp,
} from '@simulador/contracts/platform/money';
import type { OperationCostParams } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { minimumIncome } from '@simulador/contracts/calculation/mortgage/simulate';
import { Clock } from '../../clock/clock.ts';
import type { SimulationSnapshot, SimulationYear } from '../../database/entities/simulation.stored.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import { withCosts } from '../../calculation/dividendo/costs-of-row.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { UfHistory } from '../../bank/paridad/uf-history.ts';
import { calculationDay, scheduleOf, toAnswer } from '../../calculation/schedule/schedule.service.ts';
import { CalculationService, rateRequestOf } from '../../calculation/comparison/calculation.service.ts';
import { RateHistory } from '../../rates/suggested/rate-history.ts';
import type { QuoteDto } from '../quotes/quote.dto.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import { ListedNames } from './listed-names.service.ts';
import type { ShownRowDto, SimulationCreateDto, ValuesChangedDto } from './saving.dto.ts';
import { assertConverted, assertUnchanged, rateChanged, valuesChanged } from './saving.rules.ts';

/** Version of the calculation rules, stored in snapshots. */
export const RULES = '1';

/** Addresses visitors even if staff save, because the client sees the result too. */
const TO_VISITORS = 'visitor';

/** Maximum relative difference between the UF of another day and today's. Pesos beyond it were not calculated by us. */
const OTHER_UF = 0.1;
/** Pesos of the last decimal of a UF, by which a shown total may differ. */
const LAST_DECIMAL_CLP = 5;

/** Properties of the caller that change the rules of a save. */
export interface Saver {
  readonly flavour: Flavour;
  /** Whether the caller may choose a rate, which `personalizarTasa` then says. */
  readonly maySetRate: boolean;
}

/** Current figures of a credit. */
interface CurrentFigures {
  readonly row: DividendoRowDto;
  readonly uf: DatedUf;
  /** Annual percent; null if the tables have no rate. */
  readonly suggestedRatePct: number | null;
}

/** A simulation to store. */
interface Recalculated {
  readonly snapshot: SimulationSnapshot;
  /** Last day of its quoted rate; null if none is promised. */
  readonly quotedUntil: IsoDate | null;
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

/** Recalculates a simulation before it is saved, because only our own figures are stored. */
@Injectable()
export class RecalculationService {
  constructor(
    private readonly calculation: CalculationService,
    private readonly names: ListedNames,
    private readonly paridad: ParidadPort,
    private readonly history: UfHistory,
    private readonly rates: RateHistory,
    private readonly costParams: OperationCostParamsTable,
    private readonly quotes: QuotesService,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Returns the snapshot to store, and the last day of its quoted rate.
   * @throws Problem 409 if a shown figure differs from ours, 400 if the credit can't be calculated, 502 to 504
   */
  async snapshot(body: SimulationCreateDto, { flavour, maySetRate }: Saver): Promise<Recalculated> {
    const request = body.calculation;
    const since = this.clock.today();
    const [{ answer, costs, terms }, texts, { value: newest }, suggestedNowPct, costParams] =
      await Promise.all([
        this.calculation.calculate(
          { ...request, edad: olderAge(body), flavour, keeps_rate: true },
          TO_VISITORS,
        ),
        this.names.of(body),
        this.paridad.current(),
        this.suggestedRate(request),
        this.costParams.current(),
      ]);
    const { row } = answer.value;
    const priced = (calculated: DividendoRowDto) => ({ ...pricedWith(calculated, uf), FecVencimiento: due });
    // A rate of staff is a chosen one also if the tables have none.
    const setsRate = maySetRate && (request.personalizarTasa || suggestedNowPct === null);
    const current = { row, uf: newest, suggestedRatePct: suggestedNowPct };
    const { uf, day, due, suggestedRatePct, quote } = await this.confirmed(
      body,
      { setsRate, isStaff: maySetRate },
      current,
    ).catch(async (error: unknown) => {
      const isOtherRate = !setsRate && suggestedNowPct !== null;
      throw isProblem(error, 409)
        ? await this.withNewFigures(error, body, isOtherRate ? suggestedNowPct : null, current)
        : error;
    });
    const snapshot: SimulationSnapshot = {
      simulatedOn: day,
      calculation: request,
      row: priced(row),
      withCosts: withCosts(request, row, costs),
      costs,
      // The own term is the confirmed calculation, although another rate may be suggested since.
      terms: terms.map((term) =>
        term.plazo === request.plazototal
          ? { ...term, row: priced(row), reason: null }
          : { ...term, row: term.row && priced(term.row) },
      ),
      years: yearsOf(request, row, [since, this.clock.today()]),
      uf: { value: ufValueToNumber(uf.value), date: uf.date },
      source: answer.source === 'core' ? 'core' : 'local',
      rules: RULES,
      suggestedRatePct,
      costParams: costParamsOf(costParams),
      texts,
    };
    return { snapshot, quotedUntil: quote === null ? this.newQuoteUntil(day) : parseIsoDate(quote.until) };
  }

  /** Returns the last day of a rate that is quoted now. See docs/rules.md R1030. */
  private newQuoteUntil(day: IsoDate): IsoDate | null {
    const { quoteValidDays } = this.config.desk;
    return quoteValidDays === 0 ? null : addDays(day, quoteValidDays);
  }

  /** Returns the UF, day and rate that were confirmed. @throws Problem 409 for the first one that is out of date */
  private async confirmed(
    body: SimulationCreateDto,
    { setsRate, isStaff }: { readonly setsRate: boolean; readonly isStaff: boolean },
    current: CurrentFigures,
  ): Promise<Confirmed> {
    assertUnchanged(body.salida, current.row);
    const uf = await this.shownUf(body.salida, current.uf);
    assertConverted(body, uf.value);
    const dates = this.calculationDates(body, uf, current);
    const { suggestedRatePct: suggestedNowPct } = current;
    const quote = setsRate
      ? null
      : await this.quotes.used(body, {
          suggestedRatePct: suggestedNowPct,
          ufValue: uf.value,
          day: dates.day,
        });
    const suggestedRatePct = setsRate
      ? suggestedNowPct
      : (quote?.rate ?? (await this.suggestedWith(uf.date, body.calculation, suggestedNowPct, isStaff)));
    return { uf, ...dates, suggestedRatePct, quote };
  }

  /**
   * Returns the refusal with the current figures of the same credit, at the newest UF and, unless it was chosen, at the current suggested rate.
   */
  private async withNewFigures(
    refusal: Problem,
    { calculation }: SimulationCreateDto,
    suggestedRatePct: number | null,
    { row, uf }: CurrentFigures,
  ): Promise<Problem> {
    const isAtRate = suggestedRatePct === null || suggestedRatePct === calculation.tasasimulacion;
    const now = isAtRate ? row : await this.calculation.rowAt(calculation, suggestedRatePct);
    const members = {
      salida: [pricedWith(now, uf)],
      uf: { value: ufValueToNumber(uf.value), date: uf.date },
    } satisfies Pick<ValuesChangedDto, 'salida' | 'uf'>;
    return new Problem(refusal.getStatus(), refusal.detail, {
      ...refusal.extra,
      cause: refusal.cause,
      members,
    });
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

  /** Returns null if the tables have no rate for the credit. A caller who sets rates may save it with a chosen one. */
  private suggestedRate(request: DividendoRequestDto): Promise<number | null> {
    return this.calculation.suggestedRate(request).catch((error: unknown) => {
      if (isProblem(error, 404)) return null;
      throw error;
    });
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

/** Returns the parameters without the row's other columns. */
const costParamsOf = (params: OperationCostParams): OperationCostParams => ({
  appraisalNetUf: params.appraisalNetUf,
  titleStudyNetUf: params.titleStudyNetUf,
  deedDraftNetUf: params.deedDraftNetUf,
  notaryUf: params.notaryUf,
  vatPct: params.vatPct,
});

/** Returns the years of the schedule; none for a dividend that our schedule does not reproduce: it is still saved. */
function yearsOf(
  request: DividendoRequestDto,
  row: DividendoRowDto,
  days: readonly IsoDate[],
): SimulationYear[] {
  try {
    return toAnswer(scheduleOf(request, row, days)).by_year;
  } catch (error) {
    if (isProblem(error, 502)) return [];
    throw error;
  }
}

/** Returns the age of the older one of client and co-debtor, years: it limits the terms. */
const olderAge = ({ age, codebtor }: SimulationCreateDto): number => Math.max(age, codebtor?.age ?? 0);

/** Returns the pesos of a dividend at a UF. */
const pesosOf = (totalUf: number, uf: DatedUf): Clp => ufToClp(ufFromNumber(totalUf), uf.value);

/** Returns the row with pesos calculated from its UF. */
function pricedWith(row: DividendoRowDto, uf: DatedUf): DividendoRowDto {
  const total = pesosOf(row.DivTotal, uf);
  return { ...row, DivTotalPe: clpToNumber(total), RenMin: clpToNumber(minimumIncome(total)) };
}
