import { Injectable } from '@nestjs/common';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import type { DatedUf, ParidadAdapter } from './paridad.port.ts';
import { UfHistory } from './uf-history.ts';

/** Reads the table of UF values. An older value is marked as stale. */
@Injectable()
export class LocalParidad implements ParidadAdapter {
  constructor(
    private readonly history: UfHistory,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<Sourced<DatedUf>> {
    const today = this.clock.today();
    const uf = await this.history.latestUpTo(today);
    if (!uf) throw new Problem(502, SERVER_SENTENCES.noStoredUf);
    if (uf.date === today) return fresh(uf, uf.isOfCmf ? 'cmf' : 'local');
    const ageSeconds = Math.round((Date.parse(today) - Date.parse(uf.date)) / 1000);
    return { value: uf, source: 'stale', ageSeconds };
  }
}
