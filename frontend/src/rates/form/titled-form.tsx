import { useEffect, useRef } from 'react';
import { RecordFormView, type RecordFormViewProps } from './record-form.tsx';

/** Form that replaces its list. Its title takes the focus. */
export function TitledForm(props: RecordFormViewProps) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div className="grid gap-6 p-4 md:p-6">
      <h2 tabIndex={-1} ref={top} className="text-20">
        {props.label}
      </h2>
      <RecordFormView {...props} />
    </div>
  );
}
