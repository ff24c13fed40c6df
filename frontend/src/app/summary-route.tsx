import { ResultCard } from '../features/result/result-card.tsx';
import { SummaryPage } from '../features/simulator/summary-page.tsx';
import { PublicLayout } from './public-layout.tsx';

const SLOTS = { Result: ResultCard };

/** The web simulation's summary with its result card put in place. */
export default function SummaryRoute() {
  return (
    <PublicLayout>
      <SummaryPage slots={SLOTS} />
    </PublicLayout>
  );
}
