import { useIsFetching } from '@tanstack/react-query';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { inicioQuery } from '../api/get-inicio.ts';
import { useBank } from '../state/simulator-context.tsx';
import styles from './notices.module.css';

/** Button that requests UF, catalogues and insurances again. */
export function RetryInicio() {
  const { retryInicio } = useBank();
  const isFetching = useIsFetching({ queryKey: inicioQuery.queryKey }) > 0;
  return (
    <Button
      small
      working={isFetching}
      workingLabel="Consultando…"
      onClick={retryInicio}
      className={styles['retry']}
    >
      <Icon name="retry" /> Reintentar
    </Button>
  );
}
