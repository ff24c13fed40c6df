import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { Sourced } from '../../border/sourced.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';

export interface CalculatedDividendo {
  readonly row: DividendoRowDto;
  /** Day of the UF that the pesos were made with. */
  readonly ufDate: IsoDate;
}

/** What does a mortgage cost a month? */
export abstract class DividendoPort {
  /**
   * @throws Problem 400 for a rate above the TMC, 503 when no UF was ever known, 502/504 when the core is away. Never an
   * answer from another place than the configured one.
   */
  abstract calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>>;
}
