import type { ReactNode } from 'react';

export interface UnseenHeadProps {
  children: ReactNode;
}

/** The head of a column whose cells speak for themselves to those who see them. */
export function UnseenHead({ children }: UnseenHeadProps) {
  return (
    <th scope="col">
      <span className="vh">{children}</span>
    </th>
  );
}
