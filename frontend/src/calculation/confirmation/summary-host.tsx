import type { ComponentType, ReactNode } from 'react';
import type { DataLayer } from '#shared/browser/data-layer.ts';
import type { SummaryProps } from '#shared/simulation/summary-slots.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import { useSummary } from './use-summary.ts';
import type { SavedClient, SummaryNavigation } from './use-summary-navigation.ts';

export interface SummaryHostProps {
  navigation: SummaryNavigation;
  layer: DataLayer | null;
  /** Called with the client whose simulation was saved. */
  onClient: (saved: SavedClient) => void;
  Summary: ComponentType<SummaryProps>;
  progress: ReactNode;
}

/** The summary of the confirmed result, loaded once there is a result to confirm. */
export function SummaryHost({ navigation, layer, onClient, Summary, progress }: SummaryHostProps) {
  const summary = useSummary(useSimulator(), navigation, layer, onClient);
  return summary && <Summary {...summary} progress={progress} />;
}
