import { classNames } from './class-names.ts';

/** Turning ring. Decorative: the text next to it has its meaning. */
export function Spinner({ large = false }: { large?: boolean }) {
  const size = large ? 'size-10 border-4 text-primary' : 'size-4.5 border-2';
  return (
    <span
      className={classNames(
        'inline-block flex-none animate-turn rounded-full border-current border-r-transparent motion-reduce:animate-none',
        size,
      )}
      aria-hidden="true"
    />
  );
}

/** Placeholder of a loading area: a large ring with a label, which is announced once. */
export function Loading({ label }: { label: string }) {
  return (
    <div
      className="grid justify-items-center gap-4 px-4 py-16 text-center text-balance text-ink-2"
      role="status"
    >
      <Spinner large />
      <p>{label}</p>
    </div>
  );
}

/** Classes, because the content policy forbids style attributes in markup. */
const WIDTHS = {
  2: 'w-[2em]',
  4: 'w-[4em]',
  5: 'w-[5em]',
  6.5: 'w-[6.5em]',
  7: 'w-[7em]',
  12: 'w-[12em]',
  16: 'w-[16em]',
  20: 'w-[20em]',
} as const;

export interface SkeletonProps {
  widthEm: keyof typeof WIDTHS;
  label?: string;
}

/** Bar as high as its text and about as wide as the figure that it replaces. `label` is for screen readers. */
export function Skeleton({ widthEm, label }: SkeletonProps) {
  return (
    <>
      <i
        className={`inline-block h-[0.8em] max-w-full rounded-sm bg-(--bone-color,var(--bone)) align-[-0.05em] ${WIDTHS[widthEm]}`}
        aria-hidden="true"
      />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </>
  );
}
