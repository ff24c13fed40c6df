import { Segments, type SegmentsProps } from '#shared/ui/fields/segments.tsx';

/** A question of few answers below its legend. */
export const Choice = <Value extends string>(props: SegmentsProps<Value>) => (
  <div className="justify-items-start">
    <span aria-hidden="true" className="mb-1.5 self-end font-semibold">
      {props.legend}
    </span>
    <Segments {...props} />
  </div>
);
