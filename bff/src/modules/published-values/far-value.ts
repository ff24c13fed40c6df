import { daysBetween } from '@simulador/contracts/domain/dates';
import { formatDateText } from '@simulador/contracts/domain/format';
import { PUBLISHED, type PublishedTable, type PublishedValue } from './published-tables.ts';

/** Values move with time. */
const DAYS_OF_A_STEP = 90;
/** One of them may be a slip itself. */
const COMPARED = 2;

/**
 * What looks like a slip, as `38,51` for `38.512,34`: a value far from those of the nearest days. Null where none is, or there is no
 * other. See docs/rules.md R476.
 */
export function describeFar(
  table: PublishedTable,
  given: PublishedValue,
  held: Iterable<PublishedValue>,
): string | null {
  const { farPct, describe } = PUBLISHED[table];
  const daysTo = ({ valid_from }: PublishedValue): number =>
    Math.abs(daysBetween(given.valid_from, valid_from));
  const isFarFrom = (other: PublishedValue): boolean => {
    const ratio = Math.max(given.value / other.value, other.value / given.value);
    return ratio > 1 + (Math.max(1, daysTo(other) / DAYS_OF_A_STEP) * farPct) / 100;
  };
  const compared = [...held]
    .filter(({ segment }) => segment === given.segment)
    .sort((one, other) => daysTo(one) - daysTo(other))
    .slice(0, COMPARED);
  const [nearest] = compared;
  if (!nearest || !compared.every(isFarFrom)) return null;
  return `se aleja mucho de ${describe(nearest.value)}, el valor del ${formatDateText(nearest.valid_from)}`;
}
