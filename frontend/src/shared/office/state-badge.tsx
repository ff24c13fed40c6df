import { Badge } from './badge.tsx';
import { toneOf } from '@simulador/contracts/office/state-tone';

export interface StateBadgeProps {
  /** Description of a state, also in the plural (`Aprobadas`). */
  children: string;
}

export function StateBadge({ children: description }: StateBadgeProps) {
  return <Badge tone={toneOf(description)}>{description}</Badge>;
}
