import { anyFirstUf, FIRST_UF, isPricedWith, type KnownUf } from '@simulador/contracts/api/row-rules';
import { daysBetween, type IsoDate, previousDay, santiagoDate } from '@simulador/contracts/platform/dates';
import { withoutNoise } from '@simulador/contracts/calculation/result-row';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { failureOf } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import type { DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import type { UfHistory } from '../../bank/paridad/uf-history.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';
import type { CalculatedDividendo, DividendoAdapter } from './dividendo.port.ts';

const OPERATION = 'calc_dividendo';
/** Time after midnight in which the core may still calculate with the UF of the day before. */
const LATE_MS = 3_600_000;
/** Rounding of a UF's last decimal in the pesos of a dividend. */
const ROUNDING = { pesos_clp: 5 };

/** A UF that the core may have used. */
interface UfOfDay extends KnownUf {
  readonly date: IsoDate;
}

/** Asks the core, which uses its own UF: that of the request's day in Santiago, or just after midnight that of the day before. */
export class CoreDividendo implements DividendoAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
    private readonly paridad: ParidadPort,
    private readonly history: UfHistory,
    private readonly costParams: OperationCostParamsTable,
    private readonly maxDailyChangePct: number,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const today = this.clock.today();
    const ufs = this.knownUfs(today);
    const known = Promise.all([ufs, this.costParams.orDefault()]).then(([all, costParams]) => ({
      ufs: all,
      costParams,
    }));
    const answer = await this.upstream.ask(OPERATION, { body: request, known }).catch((error: unknown) => {
      // The core may have corrected its UF since it was cached.
      if (failureOf(error)?.rule === 'pesos') this.paridad.current('asked again').catch(() => undefined);
      throw error;
    });
    const row: DividendoRowDto = withoutNoise(answer.salida[0] as DividendoRowDto);
    const used = (await ufs).find((uf) => isOf(row, uf));
    return fresh({ row, ufDate: used?.date ?? today }, 'core');
  }

  /** Returns the UF that the core may have used; any first one if none is known. */
  private async knownUfs(today: IsoDate): Promise<readonly UfOfDay[]> {
    const isLate = santiagoDate(new Date(this.clock.now().getTime() - LATE_MS)) !== today;
    const [current, before] = await Promise.all([
      this.paridad.current().catch(() => null),
      isLate ? this.history.latestUpTo(previousDay(today)).catch(() => null) : null,
    ]);
    const { value: newest = null } = current ?? {};
    const known = [
      ...(newest
        ? [ufOf(newest, this.maxDailyChangePct * Math.max(0, daysBetween(newest.date, today)))]
        : []),
      ...(before ? [ufOf(before, 0)] : []),
    ];
    return known.length > 0 ? known : [{ ...anyFirstUf(FIRST_UF), date: today }];
  }
}

const ufOf = ({ value, date }: DatedUf, changePct: number): UfOfDay => ({
  clpPerUf: ufValueToNumber(value),
  date,
  changePct,
});

/** Returns true if the row's pesos are those of the UF. */
const isOf = ({ DivTotal, DivTotalPe }: DividendoRowDto, { clpPerUf }: UfOfDay): boolean =>
  isPricedWith(DivTotal, DivTotalPe, { clpPerUf, changePct: 0 }, ROUNDING);
