/** The premiums of a dividend's row, with what core.yaml's `x-plausible` says about them. */
import { SUBSIDY } from '../bank/codes.ts';
import { hasUnemploymentInsurance } from '../calculation/mortgage/insurance.ts';
import type { Bounds } from './core-bounds.ts';
import type { CoreSchemas } from './core-request.ts';
import { grownBy } from './requested-credit.ts';

type Request = CoreSchemas['DividendoRequest'];
type Premiums = Pick<CoreSchemas['DividendoRow'], Premium['field']>;

/** Parts of a premium: a monthly fraction of an amount in UF. */
interface Insured {
  /** Requested price; undefined if none was requested. */
  readonly price: number | undefined;
  /** The amount by R4 to R6, and the least and the greatest one that a core may insure instead. */
  readonly amountUf: number;
  readonly leastUf: number;
  readonly mostUf: number;
}

interface Premium {
  readonly field: 'SegDesg' | 'SegInc' | 'SegCes';
  /** Spanish name of the insured amount. */
  readonly of: string;
  readonly insured: (request: Request) => Insured;
}

export const PREMIUMS: readonly Premium[] = [
  {
    field: 'SegDesg',
    of: 'crédito',
    insured(request) {
      const { montocredito: leastUf, asegurados: people = 1, tasa_seg_des: price } = request;
      const amountUf = leastUf * grownBy(request) * people;
      return { price, amountUf, leastUf, mostUf: amountUf };
    },
  },
  {
    field: 'SegInc',
    of: 'monto asegurado',
    insured({ montoAsegurado: amountUf = 0, valorpropiedad: value, tasa_seg_inc }) {
      const price = amountUf > 0 ? tasa_seg_inc : undefined;
      return { price, amountUf, leastUf: amountUf, mostUf: amountUf || value };
    },
  },
  {
    field: 'SegCes',
    of: 'crédito',
    insured(request) {
      const isInsured = hasUnemploymentInsurance(request.destino, request.codigoSubsidio ?? SUBSIDY.none);
      const price = isInsured ? request.tasa_seg_ces : 0;
      const amountUf = request.montocredito;
      const leastUf = request.codigoSeguroCesantia ? amountUf : 0;
      return { price, amountUf, leastUf, mostUf: amountUf * grownBy(request) };
    },
  },
];

/** Returns true if the unit of a premium can be right: a core has prices of its own beside the requested one. */
export function isPossiblePremium(
  premiumUf: number,
  { price, leastUf, mostUf }: Insured,
  { insurance_max: priceMax, insurance_times: times, total_uf: rounding }: Bounds,
): boolean {
  const lowest = ((price ?? 0) * leastUf) / times;
  const highest = mostUf * (price === undefined ? priceMax : price * times);
  return premiumUf >= lowest - rounding && premiumUf <= highest + rounding;
}

/** Returns true if a premium is that of its requested price. */
export function isRequestedPremium(
  premiumUf: number,
  { price, amountUf }: Insured,
  { premium_pct: pct, total_uf: rounding }: Bounds,
): boolean {
  if (price === undefined) return true;
  const dueUf = price * amountUf;
  return Math.abs(premiumUf - dueUf) <= (dueUf * pct) / 100 + rounding;
}

/** Returns true if two premiums are those of each other's requested price, and neither is that of its own. */
export function areSwapped(row: Premiums, request: Request, bounds: Bounds): boolean {
  const isOf = ({ field }: Premium, { insured }: Premium): boolean =>
    isRequestedPremium(row[field], insured(request), bounds);
  return PREMIUMS.some((one) =>
    PREMIUMS.some((other) => !isOf(one, one) && !isOf(other, other) && isOf(one, other) && isOf(other, one)),
  );
}
