import { Badge } from './badge.tsx';
import { toneOf } from '@simulador/contracts/domain/state-tone';

export interface StateBadgeProps {
  /** A state's description, or several simulations' (`Aprobadas`). */
  children: string;
}

/** How far the bank is with a simulation. */
export function StateBadge({ children: description }: StateBadgeProps) {
  return <Badge tone={toneOf(description)}>{description}</Badge>;
}
