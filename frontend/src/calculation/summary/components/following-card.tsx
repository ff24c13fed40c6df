import type { FollowingItem, FollowingSection } from '@simulador/contracts/simulations/what-follows';
import styles from './following-card.module.css';

/** Operator's texts about what happens next: steps, documents, and whom to call. */
export function FollowingCard({ sections }: { sections: readonly FollowingSection[] }) {
  return (
    <aside className={styles['card']} aria-label="Lo que sigue">
      {sections.map(({ title, isOrdered, items }) => {
        const List = isOrdered ? 'ol' : 'ul';
        return (
          <section key={title}>
            <h2>{title}</h2>
            <List className={isOrdered ? styles['steps'] : styles['list']}>
              {items.map((item) => (
                <Item key={item.text} {...item} />
              ))}
            </List>
          </section>
        );
      })}
    </aside>
  );
}

function Item({ text, detail, href }: FollowingItem) {
  const shown =
    href === undefined ? (
      <span>{text}</span>
    ) : (
      <a className={styles['phone']} href={href}>
        {text}
      </a>
    );
  if (detail === undefined) return <li>{shown}</li>;
  return (
    <li>
      <b>{shown}</b>
      <span className="muted">{detail}</span>
    </li>
  );
}
