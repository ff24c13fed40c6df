import type { ReactNode } from 'react';

/** Visually hidden heading of a column. */
export function UnseenHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col">
      <span className="sr-only">{children}</span>
    </th>
  );
}
