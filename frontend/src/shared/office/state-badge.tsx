import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { toneOf } from './state-tone.ts';
import styles from './state-badge.module.css';

export interface StateBadgeProps {
  /** A state's description, or several simulations' (`Aprobadas`). */
  children: string;
}

const ICON = { good: 'check', bad: 'refused', info: 'info' } as const;

/** How far the bank is with a simulation, in its colour and with its sign. */
export function StateBadge({ children: description }: StateBadgeProps) {
  const tone = toneOf(description);
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      <Icon name={ICON[tone]} />
      {description}
    </span>
  );
}
