import { isOld, type FigureStatus } from '../figures/shown.ts';

/** Classes of an element that is dimmed while it has an `OldMark`: by colours that are legible, which an opacity would not be. */
export const MARKED = 'relative has-[>[data-old]]:text-ink-2 has-[>[data-old]]:[--ink:var(--ink-2)]';

/** Says that the figures of its `MARKED` parent belong to former answers, on the upper edge, where it takes no room. */
export const OldMark = ({ status }: { status: FigureStatus }) =>
  isOld(status) && (
    <p
      data-old
      className="absolute -top-3.5 right-3 z-1 rounded-full border border-edge bg-surface px-2.5 py-0.5 text-14 text-ink-2"
    >
      De los datos anteriores
    </p>
  );
