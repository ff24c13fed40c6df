import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import card from './card.module.css';
import styles from './opening-card.module.css';

export interface OpeningCardProps {
  title: string;
  lead: string;
  /** Completes the button's text after `Ver` and `Ocultar`. */
  what: string;
  startsOpen?: boolean;
  /** Rendered only while the card is open. */
  children: ReactNode;
}

/** Card whose content is rendered, and so requested, only while it is open. */
export function OpeningCard({ title, lead, what, startsOpen = false, children }: OpeningCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className={card['card']} aria-labelledby={`${id}-title`}>
      <header className={styles['head']}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={card['lead']}>{lead}</p>
        </div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {`${isOpen ? 'Ocultar' : 'Ver'} ${what}`}
        </Button>
      </header>
      <div id={id} className={styles['content']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
