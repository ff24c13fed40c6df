import { Module } from '@nestjs/common';
import type { CoreAnswer } from '@simulador/contracts/api/core-request';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import { TMC_SEGMENTS, type TmcSegment, tmcSegmentOf } from '@simulador/contracts/bank/tmc-segments';
import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import { DAY_MS } from '@simulador/contracts/platform/dates';
import { bindPort } from '../../border/port.ts';
import type { StoredAnswer } from '../../border/upstream/answer-cache.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { Clock } from '../../clock/clock.ts';
import { isFar, TMC_FAR_PCT } from '../far-values.ts';
import { TmcController } from './tmc.controller.ts';
import { LocalTmc } from './tmc.local.ts';
import { type Tmc, type TmcAdapter, TmcPort, type TmcRequest } from './tmc.port.ts';

const TOO_FAR: Flaw = { place: '$.Valor', rule: 'slip', what: 'se aleja mucho de las últimas TMC' };
const nameOf = ({ code }: TmcSegment): string => `tmc/${code}`;
const isFarFrom = (pct: number, at: Date, { value, at: since }: StoredAnswer<unknown>): boolean => {
  const { Valor } = value as CoreAnswer<'tmc'>;
  return isFar(pct, Valor, (at.getTime() - since.getTime()) / DAY_MS, TMC_FAR_PCT);
};

/** Asks the core. A TMC of each segment is stored once a day, so that every replica refuses one in another unit. See docs/rules.md R970. */
class CoreTmc implements TmcAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly answers: CoreLists,
    private readonly clock: Clock,
  ) {}

  async of({ amount, currency, periodMonths }: TmcRequest): Promise<Sourced<Tmc>> {
    const at = this.clock.now();
    const segments = TMC_SEGMENTS.filter(({ minMonths }) => periodMonths >= minMonths);
    const known = await this.answers.known(this.upstream, 'tmc', segments.map(nameOf));
    const { value, isMock } = await this.upstream.askWithOrigin('tmc', {
      body: { amount, currency, period: periodMonths },
      check: ({ Valor }, fromMock) => {
        const stored = [...known(fromMock).values()];
        return stored.length > 0 && stored.every((each) => isFarFrom(Valor, at, each)) ? TOO_FAR : null;
      },
    });
    const segment = tmcSegmentOf(amount, periodMonths);
    if (segment && currency === CURRENCY_CODE.uf) {
      const before = known(isMock).get(nameOf(segment));
      // Replaced by each answer, it could move by a quarter's change with each request.
      const isRecent = before !== undefined && at.getTime() - before.at.getTime() < DAY_MS;
      // The answer does not depend on the table, so an unavailable database must not make it fail.
      if (!isRecent) await this.answers.store(nameOf(segment), value, at, isMock).catch(() => undefined);
    }
    return fresh({ annualPct: fourDecimals(value.Valor), inForce: true, ufDate: null }, 'core');
  }
}

@Module({
  controllers: [TmcController],
  providers: bindPort<TmcAdapter>({
    capability: 'tmc',
    port: TmcPort,
    local: LocalTmc,
    onTheWire: (_operation, value) => ({ Valor: (value as Tmc).annualPct }),
    coreDependencies: [CoreLists, Clock],
    core: (upstream: Upstream, answers: CoreLists, clock: Clock) => new CoreTmc(upstream, answers, clock),
  }),
  exports: [TmcPort],
})
export class TmcModule {}
