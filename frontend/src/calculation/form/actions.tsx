import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import styles from './actions.module.css';

/** Buttons in a row; below 560 px in a column, as wide as the card. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Button at the end of every module except the last one. */
export function ContinueActions({ isWorking = false }: { isWorking?: boolean }) {
  return (
    <Actions>
      <Button variant="go" type="submit" working={isWorking} workingLabel="Continuar">
        Continuar
      </Button>
    </Actions>
  );
}
