/** Ranges and rates as text. See docs/rules.md R350. */
import { formatInteger, formatRate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Coverage, RangeAmount, RangePeriod, Rate } from './rate-data.ts';
import type { RateTables } from './use-rate-tables.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}

export const describeUf = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
export const formatUf = (amountUf: number): string => describeUf(amountUf).replace(/^UF\s/, '');

/** Formats a range of years, e.g. `5 a 8`. */
export const describeYears = ({
  min_years,
  max_years,
}: Pick<RangePeriod, 'min_years' | 'max_years'>): string => `${min_years} a ${max_years}`;
/** Formats a range of amounts, e.g. `300 a 1.000`. */
export const describeAmounts = ({
  min_amount,
  max_amount,
}: Pick<RangeAmount, 'min_amount' | 'max_amount'>): string =>
  `${formatUf(min_amount)} a ${formatUf(max_amount)}`;

export const describeRate = (annualPct: number): string => `${formatRate(annualPct)}\u00a0%`;

/** Returns the text of a cell; null for no rate. */
export const rateText = (annualPct: number | null): string | null =>
  annualPct === null ? null : formatRate(annualPct);

export const describeCount = (changes: number): string =>
  changes === 1 ? '1 cambio' : `${formatInteger(changes)} cambios`;

/** Quotes texts, at most three of them. */
export const quoted = (texts: readonly string[]): string =>
  `«${texts.slice(0, 3).join('», «')}»${texts.length > 3 ? ` y ${formatInteger(texts.length - 3)} más` : ''}`;

/** Returns the name of an id; the id itself if its row was deleted since. */
export const nameOf = (list: readonly Named[], id: number): string =>
  list.find((each) => each.id === id)?.name ?? `N.º ${id}`;

/** Describes a rate's purpose, property type, years and amounts. */
export function describeRow(
  rate: Rate,
  { loanUses, realEstateTypes, periods, amounts }: RateTables,
): string[] {
  const period = periods.find(({ id }) => id === rate.range_period);
  const amount = amounts.find(({ id }) => id === rate.range_amount);
  return [
    nameOf(loanUses, rate.loan_use),
    nameOf(realEstateTypes, rate.real_estate_type),
    period ? `${describeYears(period)} años` : '',
    amount ? `UF ${describeAmounts(amount)}` : '',
  ];
}

export const optionsOf = (list: readonly Named[]): readonly SelectOption[] =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

type Fault = Coverage['holes'][number];

const between = ({ kind, from, to }: Fault): string =>
  kind === 'period' ? `años ${from} a ${to}` : `montos de ${describeUf(from)} a ${formatUf(to)}`;

/** Returns a sentence for each hole and overlap of a product's ranges. */
export const describeFaults = ({ holes, overlaps }: Pick<Coverage, 'holes' | 'overlaps'>): string[] => [
  ...holes.map((hole) => `Faltan los ${between(hole)}.`),
  ...overlaps.map((overlap) => `Los ${between(overlap)} están en más de un rango.`),
];
