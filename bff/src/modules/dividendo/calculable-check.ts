import { Inject, Injectable } from '@nestjs/common';
import type { DividendoRequestDto } from './dividendo.dto.ts';
import { assertCalculable } from './dividendo.rules.ts';
import { FinancingLimitsTable } from './financing-limits.ts';

/** What stands before every calculation, whoever makes it. */
@Injectable()
export class CalculableCheck {
  constructor(@Inject(FinancingLimitsTable) private readonly financing: FinancingLimitsTable) {}

  /** @throws Problem 400 with one entry a refused field, 503 without a database. */
  async assert(request: DividendoRequestDto): Promise<void> {
    assertCalculable(request, await this.financing.current());
  }
}
