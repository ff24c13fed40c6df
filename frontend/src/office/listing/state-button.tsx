import { StateBadge } from '#shared/office/state-badge.tsx';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './state-button.module.css';
import type { ListedSimulation } from './client-groups.ts';

export interface StateButtonProps {
  simulation: ListedSimulation;
  onOpen: (simulation: ListedSimulation) => void;
}

/** Button with a row's state, which opens its dialog; the state alone if it can't be changed. See docs/rules.md R705. */
export function StateButton({ simulation, onOpen }: StateButtonProps) {
  const badge = <StateBadge>{simulation.estado_description}</StateBadge>;
  if (lockOf(simulation) !== null) return badge;
  return (
    <Button variant="low" small className={styles['button']} onClick={() => onOpen(simulation)}>
      {badge}
      <Icon name="chevron" />
      <span className="sr-only">{`. Cambiar el estado de la simulación ${simulation.id}`}</span>
    </Button>
  );
}
