import { useId } from 'react';
import { formatDateText, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { figuresIn, savedIncomeVerdict, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { DETAIL } from '@simulador/contracts/simulations/screens';
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import { informationOf, withTotal } from '@simulador/contracts/simulations/figures';
import type { Stated } from '@simulador/contracts/simulations/stated';
import { recordNotes } from '#shared/simulation/client-record.ts';

/** The answers and figures of the simulation, folded. */
export function Ficha({ read }: { read: SimulationRead }) {
  if (read.unreadable) return null;
  const { client, property, credit } = factsIn(read);
  return (
    <Disclosure title="Ficha" className="px-4">
      <div className="grid items-start gap-x-8 gap-y-3 @min-[34rem]/sheet:grid-cols-2">
        <Facts look="tight" title="Cliente" facts={client} />
        <Facts look="tight" title="Propiedad" facts={property} />
        <Facts look="tight" title="Detalle de la simulación" facts={credit} />
        <Figures read={read} />
        <Disclosure title="Información" className="break-inside-avoid">
          <Facts look="tight" facts={informationPairs(read)} />
        </Disclosure>
        <Disclosure title="Gastos Operacionales" className="break-inside-avoid">
          <Facts look="tight" facts={costPairs(read)} />
        </Disclosure>
      </div>
    </Disclosure>
  );
}

/** Calculated figures, converted at the simulation's own UF. See docs/rules.md R136. */
function Figures({ read }: { read: SimulationRead }) {
  const titleId = useId();
  const { DivTotal, DivTotalPe, RenMin, SegCes } = figuresIn(read);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Resumen</h3>
      <Facts
        look="tight"
        className="mt-3"
        facts={[
          {
            label: 'Dividendo mensual',
            value: (
              <>
                <b className="block">{uf(DivTotal)}</b>
                <span>{pesos(DivTotalPe)}</span>
              </>
            ),
          },
          { label: 'Renta mínima', value: pesos(RenMin) },
        ]}
      />
      <div className="num mt-2 text-ink-2">
        <p>{insuranceFootnote({ SegCes })}</p>
        <p>{`Pesos con la UF del ${formatDateText(read.uf_date)}: ${formatUfValue(ufValueFromNumber(read.uf_value))}`}</p>
      </div>
    </section>
  );
}

export function factsIn(read: SimulationRead): Readonly<Record<keyof typeof DETAIL, readonly Fact[]>> {
  const { client, property, credit } = DETAIL;
  const stated = statedIn(read);
  const verdict = savedIncomeVerdict(read);
  const income = stated.codebtorName === null ? 'salaryClp' : 'codebtorSalaryClp';
  return {
    client: factsOf<Stated>(stated, client, { ...recordNotes(read), [income]: verdict }),
    property: factsOf<Stated>(stated, property),
    credit: factsOf<Stated>(stated, credit),
  };
}

export const informationPairs = (read: SimulationRead): readonly Fact[] =>
  informationOf(figuresIn(read), null).map(({ value, ...figure }) => ({
    ...figure,
    value: typeof value === 'string' ? value : uf(value.uf),
  }));

/** Returns the facts of "Gastos Operacionales": the saved lines and their sum. */
export const costPairs = ({ oocc }: SimulationRead): readonly Fact[] =>
  withTotal(
    oocc.map(({ description, value }) => ({ label: description, uf: value })),
    null,
  ).map(({ uf: amountUf, clp: _, ...line }) => ({ ...line, value: uf(amountUf) }));
