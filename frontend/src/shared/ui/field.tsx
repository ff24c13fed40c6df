import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  wide?: boolean | undefined;
}

/** What ties a control to its label, hint and error. The id is the field's name. */
export interface ControlWiring {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function wireControl({
  name,
  hint,
  error,
}: Pick<FieldProps, 'name' | 'hint' | 'error'>): ControlWiring {
  const describedBy = classNames(Boolean(error) && `${name}-e`, hasHint(hint) && `${name}-h`);
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

const hasHint = (hint: ReactNode): boolean =>
  hint !== undefined && hint !== null && hint !== false && hint !== '';

interface FieldShellProps extends FieldProps {
  controlClass?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label above, control, then error and hint below it. */
export function Field(props: FieldShellProps) {
  const { name, label, hint, error, wide, controlClass, children } = props;
  return (
    <div className={classNames(wide && styles['wide'], error && styles['bad'])}>
      <label className={styles['label']} htmlFor={name}>
        {label}
      </label>
      <div className={classNames(styles['control'], controlClass)}>{children(wireControl(props))}</div>
      <FieldError name={name} error={error} />
      {hasHint(hint) && (
        <div className={styles['hint']} id={`${name}-h`}>
          {hint}
        </div>
      )}
    </div>
  );
}
