import { Inject, Injectable } from '@nestjs/common';
import { addDays, type IsoDate, parseIsoDate } from '@simulador/contracts/platform/dates';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { clpToNumber, ufValueToNumber } from '@simulador/contracts/platform/money';
import { minimumIncome } from '@simulador/contracts/calculation/mortgage/simulate';
import { Clock } from '../../clock/clock.ts';
import type { SimulationSnapshot, SimulationYear } from '../../database/entities/simulation.stored.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import { withCosts } from '../../calculation/dividendo/costs-of-row.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { scheduleOf, toAnswer } from '../../calculation/schedule/schedule-of-row.ts';
import { CalculationService } from '../../calculation/comparison/calculation.service.ts';
import { ConfirmationService, type CurrentFigures, pesosOf } from './confirmation.service.ts';
import { ListedNames } from './listed-names.service.ts';
import type { SimulationCreateDto, ValuesChangedDto } from './saving.dto.ts';

/** Version of the calculation rules, stored in snapshots. */
export const RULES = '1';

/** Addresses visitors even if staff save, because the client sees the result too. */
const TO_VISITORS = 'visitor';

/** Properties of the caller that change the rules of a save. */
export interface Saver {
  readonly flavour: Flavour;
  /** Whether the caller may choose a rate, which `personalizarTasa` then says. */
  readonly maySetRate: boolean;
}

/** A simulation to store. */
interface Recalculated {
  readonly snapshot: SimulationSnapshot;
  /** Last day of its quoted rate; null if none is promised. */
  readonly quotedUntil: IsoDate | null;
}

/** Recalculates a simulation before it is saved, because only our own figures are stored. */
@Injectable()
export class RecalculationService {
  constructor(
    private readonly calculation: CalculationService,
    private readonly names: ListedNames,
    private readonly paridad: ParidadPort,
    private readonly confirmation: ConfirmationService,
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
    const [{ answer, costs, terms }, texts, { value: newest }, suggestedNowPct] = await Promise.all([
      this.calculation.calculate(
        { ...request, edad: olderAge(body), flavour, keeps_rate: true },
        TO_VISITORS,
      ),
      this.names.of(body),
      this.paridad.current(),
      this.calculation.suggestedRateOrNone(request),
    ]);
    const { row } = answer.value;
    const priced = (calculated: DividendoRowDto) => ({ ...pricedWith(calculated, uf), FecVencimiento: due });
    // A rate of staff is a chosen one also if the tables have none.
    const setsRate = maySetRate && (request.personalizarTasa || suggestedNowPct === null);
    const current = { row, uf: newest, suggestedRatePct: suggestedNowPct };
    const { uf, day, due, suggestedRatePct, quote } = await this.confirmation
      .of(body, { setsRate, isStaff: maySetRate }, current)
      .catch(async (error: unknown) => {
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
      texts,
    };
    return { snapshot, quotedUntil: quote === null ? this.newQuoteUntil(day) : parseIsoDate(quote.until) };
  }

  /** Returns the last day of a rate that is quoted now. See docs/rules.md R1030. */
  private newQuoteUntil(day: IsoDate): IsoDate | null {
    const { quoteValidDays } = this.config.desk;
    return quoteValidDays === 0 ? null : addDays(day, quoteValidDays);
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
}

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

/** Returns the row with pesos calculated from its UF. */
function pricedWith(row: DividendoRowDto, uf: DatedUf): DividendoRowDto {
  const total = pesosOf(row.DivTotal, uf);
  return { ...row, DivTotalPe: clpToNumber(total), RenMin: clpToNumber(minimumIncome(total)) };
}
