import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { Facts, type FactsProps } from '#shared/ui/layout/facts.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';

export interface SuccessFrameProps extends Pick<FactsProps, 'facts'> {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Acknowledgement of an action: its simulation, facts and further links. The title takes the focus. */
export function SuccessFrame({ title, facts, children, actions }: SuccessFrameProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      className="mx-auto w-full max-w-180 min-w-0 rounded-md border border-line bg-surface px-4 py-6 md:px-8 md:py-8 print:py-4"
      aria-labelledby={titleId}
    >
      <Icon name="check" className="-ml-1 size-12 text-good print:hidden" />
      <h1 id={titleId} tabIndex={-1} ref={heading} className="mt-4 text-25 md:text-31">
        {title}
      </h1>
      <div className="mt-3 grid gap-3 wrap-anywhere">{children}</div>
      {facts.length > 0 && <Facts facts={facts} className="mt-6 border-t border-line pt-4" />}
      {actions !== undefined && (
        <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3 max-md:[&>*]:w-full">{actions}</div>
      )}
    </section>
  );
}

/** Legal notes about the figures, initially folded. */
export const LegalNotes = (props: { notes: readonly string[]; className?: string | undefined }) => (
  <Disclosure title="Ver observaciones legales" className={props.className}>
    {props.notes.map((note) => (
      <p key={note} className="pb-3 text-14 text-ink-2">
        {note}
      </p>
    ))}
  </Disclosure>
);
