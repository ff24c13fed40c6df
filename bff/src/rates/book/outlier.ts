import { daysBetween } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { isFar } from '../../bank/far-values.ts';
import { keyOf, PUBLISHED, type PublishedTable } from './published-tables.ts';
import type { PublishedValueDto } from './published-values.dto.ts';

/** Number of compared values, because one of them may be a typing error itself. */
const COMPARED = 2;

type Describe = (candidate: PublishedValueDto) => string | null;

/**
 * Returns a function that describes a likely typing error, such as `38,51` for `38.512,34`: a value far from those of the nearest days. It
 * returns null if there is none, or no value to compare with. Values are sorted once, because they may span years, and a year of them may
 * be pasted. See docs/rules.md R476.
 */
export function outlierCheck(table: PublishedTable, stored: Iterable<PublishedValueDto>): Describe {
  const { outlierPct, describe } = PUBLISHED[table];
  const inOrder = [...stored].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const keys = inOrder.map(keyOf);
  return (candidate) => {
    const daysTo = ({ valid_from }: PublishedValueDto): number =>
      Math.abs(daysBetween(candidate.valid_from, valid_from));
    const isOutlier = (other: PublishedValueDto): boolean =>
      isFar(candidate.value, other.value, daysTo(other), outlierPct);
    const key = keyOf(candidate);
    const next = keys.findLastIndex((stored) => stored < key) + 1;
    const compared = inOrder
      .slice(Math.max(0, next - COMPARED), next + COMPARED)
      .filter(({ segment }) => segment === candidate.segment)
      .sort((one, other) => daysTo(one) - daysTo(other))
      .slice(0, COMPARED);
    const [nearest] = compared;
    if (!nearest || !compared.every(isOutlier)) return null;
    return `se aleja mucho de ${describe(nearest.value)}, el valor del ${formatDateText(nearest.valid_from)}`;
  };
}
