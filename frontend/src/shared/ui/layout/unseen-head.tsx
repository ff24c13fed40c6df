import type { ReactNode } from 'react';

export interface UnseenHeadProps {
  children: ReactNode;
}

/** Visually hidden heading of a column. */
export function UnseenHead({ children }: UnseenHeadProps) {
  return (
    <th scope="col">
      <span className="vh">{children}</span>
    </th>
  );
}
