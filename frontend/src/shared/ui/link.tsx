import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** State of the history's entry. */
  state?: unknown;
  /** True if it replaces the current history entry. */
  replace?: boolean;
}

/** Link to another screen. The router's own has the prefetching of its framework too, which every visitor would load. */
export function Link({ to, state, replace, onClick, ...attributes }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
