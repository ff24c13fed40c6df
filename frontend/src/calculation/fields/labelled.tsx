import type { ReactNode } from 'react';
import { Segments, type SegmentsProps } from '#shared/ui/fields/segments.tsx';

const LABELLED =
  'min-w-0 [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-x-2 ' +
  '[&>div>*]:basis-full [&>div>label]:-order-2 [&>div>label]:mb-1.5! [&>div>label]:basis-auto! ' +
  '[&>div>[id$=-h]]:-order-1 [&>div>[id$=-h]]:mt-0! [&>div>[id$=-h]]:mb-1.5! [&>div>[id$=-h]>span]:min-h-0! [&>div>[id$=-h]]:basis-auto! [&_b]:font-normal! [&_b]:text-ink-2! [&_input]:pr-0! [&_input]:pl-3!';

/** A field whose label and hint stand in one line above it, where both fit. */
export const Labelled = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`${LABELLED} ${className}`}>{children}</div>
);

/** A question of few answers below its legend. */
export const Choice = <Value extends string>(props: SegmentsProps<Value>) => (
  <div className="grid justify-items-start gap-1.5">
    <span aria-hidden="true" className="font-semibold">
      {props.legend}
    </span>
    <Segments {...props} />
  </div>
);
