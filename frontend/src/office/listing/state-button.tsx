import { useState } from 'react';
import { createPortal } from 'react-dom';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './state-button.module.css';
import { StateDialog, type StateDialogProps } from './state-dialog.tsx';

/** Button with a row's state, which opens its dialog; the state alone if it can't be changed. See docs/rules.md R705. */
export function StateButton({ simulation, updates }: Omit<StateDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const badge = <StateBadge>{simulation.estado_description}</StateBadge>;
  if (lockOf(simulation) !== null) return badge;
  const open = (): void => {
    updates.forgetConflict();
    setOpen(true);
  };
  return (
    <>
      <Button variant="low" small className={styles['button']} onClick={open}>
        {badge}
        <Icon name="chevron" />
        <span className="vh">{`. Cambiar el estado de la simulación ${simulation.id}`}</span>
      </Button>
      {/* Outside of the cell, whose column may be hidden. */}
      {isOpen &&
        createPortal(
          <StateDialog {...{ simulation, updates }} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
