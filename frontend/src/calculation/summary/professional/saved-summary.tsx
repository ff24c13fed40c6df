import brand from 'virtual:brand';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import { type CostLine, withTotal } from '@simulador/contracts/simulations/figures';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { PROFESSIONAL } from '#shared/simulation/professional-entry.ts';
import { ResultCard, type ResultCardProps } from '../../result/result-card.tsx';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { LegalNotes } from '../components/success-frame.tsx';
import { SendBlock } from './send-block.tsx';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { SUMMARY } from '@simulador/contracts/simulations/screens';
import type { Stated } from '@simulador/contracts/simulations/stated';
import { differingContact, recordNotes } from '#shared/simulation/client-record.ts';
import { figuresIn, missingIn, statedIn } from '#shared/simulation/stated-read.ts';

export interface SavedSummaryProps {
  read: SimulationRead;
  user: string;
  onSent: () => void;
}

const NOTES = [
  brand.legal.notAnOffer,
  LEGAL_NOTES.vat,
  LEGAL_NOTES.lifeInsurance,
  LEGAL_NOTES.totals,
] as const;

/** Client, project, simulation and figures of the saved simulation, and the form that sends it. */
export function SavedSummary({ read, user, onSent }: SavedSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  // Shows the summary from its top. See docs/rules.md R108.
  useEffect(() => {
    detail.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const facts = factsIn(read);
  return (
    // Scrolls past the title's padding, so that no part of the header stays visible.
    <div className="-scroll-mt-6 [--control:40px] [--gap:16px]" ref={detail}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 py-6">
        <h1 tabIndex={-1} ref={heading} className="text-25 wrap-anywhere">
          {titleOf(read)}
        </h1>
        <Link to={PROFESSIONAL} className="print:hidden">
          Volver al simulador
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1">
          <SendBlock read={read} user={user} onSent={onSent} />
          <ResultCard {...resultOf(read)} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Block title="Datos del cliente" facts={facts.client} />
          <Block title="Datos del proyecto" facts={facts.project} />
          <Block title="Datos de la simulación" facts={facts.simulation} />
          <CostsBlock {...read} />
          <LegalNotes notes={NOTES} className="px-4 md:px-6" />
        </div>
      </div>
    </div>
  );
}

const COLUMNS =
  '[--facts-columns:repeat(auto-fill,minmax(7.25rem,1fr))] md:[--facts-columns:repeat(auto-fill,minmax(10.5rem,1fr))] md:[--wide-fact:span_2]';

const Block = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <Card title={title}>
    <Facts facts={facts} className={COLUMNS} />
  </Card>
);

const COSTS = 'Gastos Operacionales';

function CostsBlock({ oocc, uf_value }: Pick<SimulationRead, 'oocc' | 'uf_value'>) {
  const lines = withTotal(
    oocc.map(({ description, value }) => ({ label: description, uf: value })),
    uf_value,
  );
  return (
    <Card title={COSTS}>
      <DataTable<CostLine>
        label={COSTS}
        isSmall
        isBare
        rows={lines}
        keyOf={({ label }) => label}
        isSum={(line) => line === lines.at(-1)}
        columns={[
          { label: 'Gasto', isName: true, className: 'font-normal', of: ({ label }) => label },
          { label: 'UF', isNumber: true, of: ({ uf: amountUf }) => uf(amountUf) },
          { label: 'Pesos', isNumber: true, of: ({ clp }) => pesos(clp ?? 0) },
        ]}
      />
    </Card>
  );
}

const FIRST_NAMES = 2;

/** Returns purpose, property type and the client's first two names. */
function titleOf(read: SimulationRead): string {
  const { creditType, propertyType, name } = statedIn(read);
  const names = name.trim().split(/\s+/).slice(0, FIRST_NAMES).join(' ');
  return `${creditType} de ${propertyType} para ${names}`;
}

/**
 * Returns the facts of each group. A fact that differs from the client's record has the record's value as note. See docs/rules.md
 * R200.
 */
function factsIn(read: SimulationRead): Readonly<Record<keyof typeof SUMMARY, readonly Fact[]>> {
  const { client, project, simulation } = SUMMARY;
  // The phone is part of the form above. If it differs from the record's, the visitor's phone is shown here.
  const stated = { ...statedIn(read), phone: differingContact(read)?.phone ?? null };
  return {
    client: factsOf<Stated>(stated, client, recordNotes(read)),
    project: factsOf<Stated>(stated, project),
    simulation: [
      ...factsOf<Stated>(stated, simulation),
      { label: 'Simulación', value: `N.º ${read.id}`, note: formatDateText(read.fechasimulacion) },
      {
        label: 'UF',
        value: formatUfValue(ufValueFromNumber(read.uf_value)),
        note: `del ${formatDateText(read.uf_date)}`,
      },
    ],
  };
}

function resultOf(read: SimulationRead): ResultCardProps {
  const { totalWithCosts: _, caeWithCosts, ...row } = figuresIn(read);
  const { savings } = statedIn(read);
  const costsUf = read.oocc.reduce((sum, { value }) => sum + value, 0);
  return {
    row,
    costs: 'elsewhere',
    ufDate: isIsoDate(read.uf_date) ? read.uf_date : null,
    caeWithCosts,
    splits: savings !== null,
    needed: { uf: (savings?.uf ?? 0) + costsUf, clp: null },
    verdict: { missingClp: missingIn(read), isJoint: read.codebtor !== null },
  };
}
