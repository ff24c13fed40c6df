import type { ReactNode } from 'react';

export interface UnseenHeadProps {
  children: ReactNode;
}

/** The visually hidden head of a column whose cells need none for sighted users. */
export function UnseenHead({ children }: UnseenHeadProps) {
  return (
    <th scope="col">
      <span className="vh">{children}</span>
    </th>
  );
}
