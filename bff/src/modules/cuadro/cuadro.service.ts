import { Inject, Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import { mortgageSchedule, type Schedule } from '@simulador/contracts/domain/mortgage/schedule';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import type { Sourced } from '../../border/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { termsOfRow } from './cuadro.agreement.ts';

export interface CalculatedSchedule {
  readonly schedule: Schedule;
  /** Day of the UF of the dividend that the schedule belongs to. */
  readonly ufDate: IsoDate;
}

/**
 * The payment schedule. No core has one: its rows are made here, of the payment that the dividend's own capability says,
 * so that table and result never differ.
 */
@Injectable()
export class CuadroService {
  constructor(
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws Problem as the dividend does, and 502 when its figures are not those of the schedule. */
  async schedule(request: DividendoRequestDto): Promise<Sourced<CalculatedSchedule>> {
    const asked = this.clock.today();
    const answer = await this.dividendo.calculate(request);
    const { row, ufDate } = answer.value;
    const terms = termsOfRow(request, row, [asked, this.clock.today()]);
    const schedule = mortgageSchedule(terms, {
      dividend: ufFromNumber(row.Dividendo),
      totalDividend: ufFromNumber(row.DivTotal),
    });
    return { ...answer, value: { schedule, ufDate } };
  }
}
