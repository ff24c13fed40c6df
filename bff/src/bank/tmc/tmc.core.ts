import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { Tmc, TmcAdapter, TmcRequest } from './tmc.port.ts';

export class CoreTmc implements TmcAdapter {
  constructor(private readonly upstream: Upstream) {}

  async of({ amount, currency, periodMonths }: TmcRequest): Promise<Sourced<Tmc>> {
    const answer = await this.upstream.ask('tmc', {
      body: { amount, currency, period: periodMonths },
    });
    return fresh({ annualPct: fourDecimals(answer.Valor), inForce: true, ufDate: null }, 'core');
  }
}
