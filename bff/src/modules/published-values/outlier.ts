import { daysBetween } from '@simulador/contracts/domain/dates';
import { formatDateText } from '@simulador/contracts/domain/format';
import { keyOf, PUBLISHED, type PublishedTable, type PublishedValue } from './published-tables.ts';

/** Number of days for one step of the maximum change, because values move with time. */
const DAYS_OF_A_STEP = 90;
/** Number of compared values, because one of them may be a typing error itself. */
const COMPARED = 2;

type Describe = (given: PublishedValue) => string | null;

/**
 * Returns a function that describes a likely typing error, such as `38,51` for `38.512,34`: a value far from those of the nearest days. It
 * returns null if there is none, or no value to compare with. Values are sorted once, because they may span years, and a year of them may
 * be pasted. See docs/rules.md R476.
 */
export function outlierCheck(table: PublishedTable, held: Iterable<PublishedValue>): Describe {
  const { farPct, describe } = PUBLISHED[table];
  const inOrder = [...held].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return (given) => {
    const daysTo = ({ valid_from }: PublishedValue): number =>
      Math.abs(daysBetween(given.valid_from, valid_from));
    const isFar = (other: PublishedValue): boolean => {
      const ratio = Math.max(given.value / other.value, other.value / given.value);
      return ratio > 1 + (Math.max(1, daysTo(other) / DAYS_OF_A_STEP) * farPct) / 100;
    };
    const next = placeOf(given, inOrder);
    const compared = inOrder
      .slice(Math.max(0, next - COMPARED), next + COMPARED)
      .filter(({ segment }) => segment === given.segment)
      .sort((one, other) => daysTo(one) - daysTo(other))
      .slice(0, COMPARED);
    const [nearest] = compared;
    if (!nearest || !compared.every(isFar)) return null;
    return `se aleja mucho de ${describe(nearest.value)}, el valor del ${formatDateText(nearest.valid_from)}`;
  };
}

/** Returns the index at which a value would be inserted (binary search). */
function placeOf(given: PublishedValue, inOrder: readonly PublishedValue[]): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const held = inOrder[middle];
    if (held && keyOf(held) < keyOf(given)) low = middle + 1;
    else high = middle;
  }
  return low;
}
