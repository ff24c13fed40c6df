import { Icon } from '#shared/ui/icon.tsx';
import { Spinner } from '#shared/ui/loading.tsx';
import styles from './result-figure.module.css';

export interface ResultStampProps {
  isUpdating: boolean;
  isFinal: boolean | undefined;
}

/** How much the figures count: about to be replaced, the calculated result, or a preview. */
export function ResultStamp({ isUpdating, isFinal }: ResultStampProps) {
  if (isUpdating) {
    return (
      <span className={styles['stamp']}>
        <Spinner /> Actualizando
      </span>
    );
  }
  if (isFinal === undefined) return null;
  if (!isFinal) return <span className={styles['stamp']}>Vista previa</span>;
  return (
    <span className={styles['stamp']}>
      <Icon name="check" /> Calculado
    </span>
  );
}
