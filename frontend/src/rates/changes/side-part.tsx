import { useId, type ReactNode } from 'react';

/** Part beside a change, with its title. */
export function SidePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-1 rounded-md border border-line bg-surface px-4 py-3"
    >
      <h2 id={id} className="text-16">
        {title}
      </h2>
      {children}
    </section>
  );
}
