import type { ReactNode } from 'react';
import type { DataLayer } from '#shared/browser/data-layer.ts';
import { SummaryModal } from '../summary/components/summary-modal.tsx';
import { useSimulator } from '../state/simulator-context.tsx';
import { useSummary } from './use-summary.ts';
import type { SavedClient, SummaryNavigation } from './use-summary-navigation.ts';

export interface SummaryHostProps {
  navigation: SummaryNavigation;
  layer: DataLayer | null;
  /** Called with the client whose simulation was saved. */
  onClient: (saved: SavedClient) => void;
  progress: ReactNode;
}

/** The summary of the confirmed result, loaded once there is a result to confirm. */
export function SummaryHost({ navigation, layer, onClient, progress }: SummaryHostProps) {
  const summary = useSummary(useSimulator(), navigation, layer, onClient);
  return summary && <SummaryModal {...summary} progress={progress} />;
}
