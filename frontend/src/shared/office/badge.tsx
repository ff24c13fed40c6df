import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { type StateTone, toneOf } from '@simulador/contracts/office/state-tone';

const TONES = {
  good: { icon: 'check', className: 'bg-good-tint text-good' },
  bad: { icon: 'refused', className: 'bg-bad-tint text-bad' },
  underway: { icon: 'clock', className: 'bg-warn-tint text-warn' },
  info: { icon: 'info', className: 'bg-info-tint text-info' },
} as const;

/** Status as text with colour and icon. */
export function Badge({ tone, children }: { tone: StateTone; children: string }) {
  const { icon, className } = TONES[tone];
  return (
    <span
      className={classNames(
        'inline-flex min-h-6.5 items-center gap-1.5 rounded-full pr-2.5 pl-1.75 text-14 font-semibold whitespace-nowrap forced-colors:border',
        className,
      )}
    >
      <Icon name={icon} className="size-4 stroke-2" />
      <span>{children}</span>
    </span>
  );
}

/** Badge of a state by its description, also in the plural (`Aprobadas`). */
export const StateBadge = ({ children: description }: { children: string }) => (
  <Badge tone={toneOf(description)}>{description}</Badge>
);
