import type { FollowingItem, FollowingSection } from '@simulador/contracts/simulations/what-follows';

/** Operator's texts about what happens next: steps, documents, and whom to call. */
export function FollowingCard({ sections }: { sections: readonly FollowingSection[] }) {
  return (
    <aside
      className="mb-4 grid gap-6 border-b border-line pb-6 print:grid-cols-2 print:gap-3 print:pb-2 print:text-14"
      aria-label="Lo que sigue"
    >
      {sections.map(({ title, isOrdered, items }) => {
        const List = isOrdered ? 'ol' : 'ul';
        return (
          <section key={title}>
            <h2 className="mb-2 text-20">{title}</h2>
            <List className={`grid gap-2 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
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

const Item = ({ text, detail, href }: FollowingItem) => (
  <li className="wrap-anywhere">
    {href === undefined ? (
      <span className={detail === undefined ? '' : 'font-semibold'}>{text}</span>
    ) : (
      <a className="inline-flex min-h-6 items-center font-bold whitespace-nowrap" href={href}>
        {text}
      </a>
    )}{' '}
    {detail !== undefined && <span className="text-ink-2">{detail}</span>}
  </li>
);
