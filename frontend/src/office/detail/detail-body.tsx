import { useState } from 'react';
import { ContactDialog } from '#shared/office/next-contact/contact-dialog.tsx';
import type { Contacted } from '#shared/office/next-contact/use-next-contact.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { SendStatus } from '../workflow/send-status.tsx';
import { Comments } from './comments/comments.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { UnsavedContact } from './contact/unsaved-contact.tsx';
import styles from './detail-body.module.css';
import { factsIn } from './facts/detail-facts.ts';
import { Figures } from './facts/figures.tsx';
import { DetailHead } from './facts/detail-head.tsx';
import { ClientSimulations, type ClientSimulationsProps } from './client-simulations.tsx';
import { History } from './history/history.tsx';
import { DecisionCard, type DecisionCardProps } from './decision/decision-card.tsx';
import type { DecisionListsState } from './decision/use-decision-lists.ts';

export interface DetailBodyProps extends ClientSimulationsProps {
  lists: DecisionListsState;
  userId: number;
  /** True next to the list, where the facts for a call come first. */
  isInPanel: boolean;
  onSaving: DecisionCardProps['onSaving'];
}

const unreadable = (id: number): string =>
  `Las cifras guardadas de esta simulación no se pueden leer, así que no hay resumen ni PDF. Avise al administrador con su número, N.º ${id}.`;

export function DetailBody(props: DetailBodyProps) {
  const { read, ofClient, lists, userId, isInPanel, onSaving } = props;
  const [contacted, setContacted] = useState<Contacted | null>(null);
  const facts = factsIn(read);
  const lock = lockOf(read);
  const talks = (
    <>
      <Comments simulation={read.uuid} lock={lock} userId={userId} />
      <History read={read} />
    </>
  );
  const mayContact = lock === null && read.opposed_at === null && read.wants_contact;
  return (
    <>
      {/* Takes the focus of what is removed, because the page's content can't below a modal dialog. */}
      <div className={styles['cards']} tabIndex={-1}>
        <DetailHead read={read} onContact={setContacted} />
        <ClientSimulations read={read} ofClient={ofClient} />
        <SendStatus simulation={read} />
        {lists.failure !== null && (
          <section>
            <FailedPart {...lists.failure} />
          </section>
        )}
        {mayContact ? (
          <ContactForm key={`contact ${read.uuid}`} read={read} lists={lists.lists} />
        ) : (
          <UnsavedContact />
        )}
        {lists.lists !== null && (
          <DecisionCard key={read.uuid} read={read} lists={lists.lists} onSaving={onSaving} />
        )}
        {isInPanel && talks}
        {read.unreadable ? (
          <section>
            <Note tone="bad">
              <p>{unreadable(read.id)}</p>
            </Note>
          </section>
        ) : (
          <>
            <Facts title="Cliente" facts={facts.client} />
            <Facts title="Propiedad" facts={facts.property} />
            <Facts title="Detalle de la simulación" facts={facts.credit} />
            <Figures read={read} />
          </>
        )}
        {!isInPanel && talks}
      </div>
      {contacted !== null && <ContactDialog contacted={contacted} onClose={() => setContacted(null)} />}
    </>
  );
}
