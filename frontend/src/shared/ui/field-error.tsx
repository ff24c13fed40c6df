import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface FieldErrorProps {
  name: string;
  error?: string | undefined;
}

/** The message below a control; its id is the name with `-e`. */
export function FieldError({ name, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p className={styles['error']} id={`${name}-e`}>
      <Icon name="error" />
      <span>{error}</span>
    </p>
  );
}
