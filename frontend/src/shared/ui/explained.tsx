import { useId, useState, type FocusEvent, type PointerEvent } from 'react';

export interface ExplainedProps {
  /** Term that the tooltip explains, e.g. `Qué es el CAE`. */
  name: string;
  children: string;
}

/** Mark next to a term, which explains it on press, hover or keyboard focus. See docs/rules.md R242. */
export function Explained({ name, children }: ExplainedProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const hover =
    (open: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') setIsOpen(open);
    };
  const openForKeyboard = ({ currentTarget }: FocusEvent<HTMLButtonElement>): void => {
    if (currentTarget.matches(':focus-visible')) setIsOpen(true);
  };
  return (
    <span
      className="ml-1.5 whitespace-normal print:hidden"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      {/* Positioned above the next line, which it overlaps, and above its own explanation; without height of its own. */}
      <button
        type="button"
        className="relative z-1 -my-1.5 inline-grid size-6 cursor-help place-items-center rounded-full border border-current bg-transparent p-0 align-middle text-14 leading-none font-semibold aria-expanded:z-3"
        aria-label={`Qué es ${name}`}
        aria-describedby={id}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onFocus={openForKeyboard}
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        ?
      </button>
      {/* As wide as its nearest positioned ancestor, so that it never leaves the screen. */}
      <span
        role="tooltip"
        id={id}
        className="absolute inset-x-0 top-[calc(100%+6px)] z-2 rounded-sm border border-edge bg-surface px-3.5 py-3 text-left text-14 font-normal text-ink shadow-float"
        hidden={!isOpen}
      >
        {children}
      </span>
    </span>
  );
}
