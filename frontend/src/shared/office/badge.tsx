import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { StateTone } from '@simulador/contracts/office/state-tone';
import styles from './badge.module.css';

const ICON = { good: 'check', bad: 'refused', underway: 'clock', info: 'info' } as const;

/** Status as text with colour and icon. */
export function Badge({ tone, children }: { tone: StateTone; children: string }) {
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      <Icon name={ICON[tone]} />
      <span>{children}</span>
    </span>
  );
}
