import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { MAX_INTEGER, WholeQuery } from '../../http/fields.ts';

const { daysMax, daysDefault } = WINDOW_LIMITS;

/** A range of days. See docs/rules.md R280. */
export class WindowQueryDto {
  @WholeQuery({
    min: 0,
    max: daysMax,
    description: `number of days, including today, ${daysDefault} by default; 0 only with ending_days`,
  })
  days?: number;
  @WholeQuery({ min: 0, max: daysMax, description: 'if given, both count days before today' })
  ending_days?: number;
}

/** A range of days, and optionally a state. See docs/rules.md R280. */
export class DaysQueryDto extends WindowQueryDto {
  @WholeQuery({ min: 0, max: MAX_INTEGER, description: "a state's id" }) status?: number;
}
