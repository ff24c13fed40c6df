import brand from 'virtual:brand';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import { type CostLine, withTotal } from '@simulador/contracts/simulations/figures';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { PROFESSIONAL, recordedOf, SENT, sentEntry } from '#shared/simulation/professional-entry.ts';
import { ResultCard, type ResultCardProps } from '../../result/result-card.tsx';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
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
import { useQuery } from '@tanstack/react-query';
import { listed } from '@simulador/contracts/simulations/lines';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { dataLayer, PAGE, type ViewFacts } from '#shared/browser/data-layer.ts';
import { useSessionUser } from '#shared/session/session-state.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { loadDraft, staffStore } from '../../state/drafts.ts';
import { NoticeScreen } from '../components/notice-screen.tsx';

interface SavedSummaryProps {
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
function SavedSummary({ read, user, onSent }: SavedSummaryProps) {
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
  const { totalWithCosts: _, caeWithCosts: cae_with_costs, ...row } = figuresIn(read);
  const { savings } = statedIn(read);
  const costsUf = read.oocc.reduce((sum, { value }) => sum + value, 0);
  return {
    row,
    costs: 'elsewhere',
    ufDate: isIsoDate(read.uf_date) ? read.uf_date : null,
    cae_with_costs,
    splits: savings !== null,
    needed: { uf: (savings?.uf ?? 0) + costsUf, clp: null },
    verdict: { missingClp: missingIn(read), isJoint: read.codebtor !== null },
  };
}

const TITLE = 'Resumen de la simulación';
const NOT_READ = 'No pudimos mostrar la simulación. Inténtelo de nuevo en unos minutos.';

/** The last saved simulation, for review with the client and for sending. See docs/rules.md R89. */
export function ProfessionalSummaryPage() {
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const userId = useSessionUser()?.id;
  // A sign-in leads back without the entry, where the session had ended; the answers are of the same simulation.
  const recorded = recordedOf(entry) ?? loadDraft(tabStorage(), staffStore(String(userId))).recorded;
  const answer = useQuery(simulationQuery(recorded?.simulation ?? null));
  const { data } = answer;
  const failure = failureOf([answer], NOT_READ);

  const reportSent = useSummaryViews(data);
  const acknowledge = (simulation: string): void => {
    reportSent();
    void navigate(SENT, { state: sentEntry(simulation) });
  };

  if (recorded !== null && data !== undefined)
    return <SavedSummary read={data} user={recorded.user} onSent={() => acknowledge(data.uuid)} />;
  if (recorded !== null && failure === null) return <Loading label="Cargando la simulación…" />;
  return (
    <NoticeScreen title={TITLE} to={PROFESSIONAL}>
      {failure === null ? (
        'Aquí aparece la simulación de un cliente cuando se calcula y se confirma.'
      ) : (
        <FailedPart {...failure} />
      )}
    </NoticeScreen>
  );
}

/** Returns facts without personal data, because the client was not asked for consent to analytics. See docs/rules.md R263. */
function viewFacts(read: SimulationRead): ViewFacts {
  const { propertyState, comuna, region, creditAmount, rate } = statedIn(read);
  return {
    flow_type: 'pro',
    state: propertyState || null,
    location: listed([comuna, region]) || null,
    amount: creditAmount.uf,
    interest_rate: rate,
    user_id: null,
  };
}

/** Reports that a simulation is viewed. Returns a function that reports that it was sent. */
function useSummaryViews(read: SimulationRead | undefined): () => void {
  const [layer] = useState(() => dataLayer(() => true, tabStorage()));
  useEffect(() => {
    if (read === undefined) return;
    for (const page of [PAGE.confirmed, PAGE.summary]) layer.view(page, viewFacts(read));
  }, [layer, read]);
  return () => {
    if (read === undefined) return;
    layer.view(PAGE.saved, viewFacts(read));
    layer.restart();
  };
}
