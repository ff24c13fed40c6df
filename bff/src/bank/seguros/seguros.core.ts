import { isDeepStrictEqual } from 'node:util';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import type { AnswerCache } from '../../border/upstream/answer-cache.ts';
import type { CoreLists, StoredAnswers } from '../../border/upstream/core-lists.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { SeguroDto } from './seguros.dto.ts';
import type { SegurosAdapter } from './seguros.port.ts';

const IDS = {
  desgravamen: 'seguros_desgravamen',
  incendio: 'seguros_incendio',
  cesantia: 'seguros_cesantia',
} as const;
const KINDS = Object.keys(IDS) as InsuranceKind[];
/** A right price changes by less: it is tendered every two years or so. */
const MAX_TIMES = 3;

/** Returns the fault of a list that is another kind's, or in which no known price is left. See docs/rules.md R972. */
function listFlaw(kind: InsuranceKind, answer: readonly SeguroDto[], stored: StoredAnswers): Flaw | null {
  const isOther = KINDS.some(
    (other) => other !== kind && isDeepStrictEqual(stored.get(IDS[other])?.value, answer),
  );
  if (isOther) return { place: '$', rule: 'other_question', what: 'es la lista de otro seguro' };
  const prices = new Map(answer.map(({ IdentificadorSeguro, Tasa }) => [IdentificadorSeguro, Tasa]));
  const before = (stored.get(IDS[kind])?.value ?? []) as readonly SeguroDto[];
  const known = before.filter(({ IdentificadorSeguro: id, Tasa }) => Tasa > 0 && prices.has(id));
  const isNear = ({ IdentificadorSeguro: id, Tasa }: SeguroDto): boolean => {
    const now = prices.get(id) ?? 0;
    return now * MAX_TIMES >= Tasa && now <= Tasa * MAX_TIMES;
  };
  return known.length === 0 || known.some(isNear)
    ? null
    : {
        place: '$.*.Tasa',
        rule: 'slip',
        what: 'todos los precios cambiaron a más del triple o a menos del tercio',
      };
}

/** Caches each of the core's lists of insurances separately. */
export class CoreSeguros implements SegurosAdapter {
  private readonly lists: Readonly<Record<InsuranceKind, AnswerCache<SeguroDto[]>>>;

  constructor(upstream: Upstream, lists: CoreLists) {
    const names = Object.values(IDS);
    const of = (kind: InsuranceKind): AnswerCache<SeguroDto[]> =>
      lists.cache(upstream, IDS[kind], {
        comparison: { names, flaw: (answer, stored) => listFlaw(kind, answer, stored) },
      });
    this.lists = { desgravamen: of('desgravamen'), incendio: of('incendio'), cesantia: of('cesantia') };
  }

  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return this.lists[kind].get();
  }
}
