import brand from 'virtual:brand';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { PROFESSIONAL } from '#shared/simulation/professional-entry.ts';
import { ResultCard } from '../../result/result-card.tsx';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { LegalNotes } from '../components/legal-notes.tsx';
import { CostsTable } from './costs-table.tsx';
import styles from './professional-summary-page.module.css';
import { SendBlock } from './send-block.tsx';
import { factsIn, resultOf, titleOf } from './summary-view.ts';

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
    <div className={styles['page']} ref={detail}>
      <div className={styles['title']}>
        <h1 tabIndex={-1} ref={heading}>
          {titleOf(read)}
        </h1>
        <Link to={PROFESSIONAL}>Volver al simulador</Link>
      </div>
      <div className={styles['columns']}>
        <div className={styles['aside']}>
          <SendBlock read={read} user={user} onSent={onSent} />
          <ResultCard {...resultOf(read)} />
        </div>
        <div className={styles['blocks']}>
          <Block title="Datos del cliente" facts={facts.client} />
          <Block title="Datos del proyecto" facts={facts.project} />
          <Block title="Datos de la simulación" facts={facts.simulation} />
          <section className={styles['block']} aria-label="Gastos Operacionales">
            <CostsTable oocc={read.oocc} uf_value={read.uf_value} />
          </section>
          <LegalNotes notes={NOTES} className={styles['legal']} />
        </div>
      </div>
    </div>
  );
}

function Block({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const titleId = useId();
  return (
    <section className={styles['block']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Facts facts={facts} className={styles['facts']} />
    </section>
  );
}
