import { useEffect, useRef } from 'react';
import { RecordFormView, type RecordFormViewProps } from './record-form.tsx';
import styles from './titled-form.module.css';

/** Form that replaces its list. Its title takes the focus. */
export function TitledForm(props: RecordFormViewProps) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div className={styles['form']}>
      <h2 tabIndex={-1} ref={top}>
        {props.label}
      </h2>
      <RecordFormView {...props} />
    </div>
  );
}
