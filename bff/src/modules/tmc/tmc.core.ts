import { fresh, type Sourced } from '../../border/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { type Tmc, TmcPort, type TmcQuestion } from './tmc.port.ts';

export class CoreTmc extends TmcPort {
  constructor(private readonly upstream: Upstream) {
    super();
  }

  async of({ amount, currency, periodMonths }: TmcQuestion): Promise<Sourced<Tmc>> {
    const answer = await this.upstream.ask('tmc', {
      body: { amount, currency, period: periodMonths },
    });
    return fresh({ annualPct: answer.Valor, inForce: true, ufDate: null }, 'core');
  }
}
