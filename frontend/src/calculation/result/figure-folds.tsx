import type { ReactNode } from 'react';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Disclosure, showOpened } from '#shared/ui/layout/disclosure.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import type { ResultProps } from '../figures/shown.ts';
import { costPairs, datePairs, informationPairs } from './figures.tsx';
import { useShownUf } from './use-amount-view.tsx';

export const Fold = (props: { title: string; startsOpen?: boolean; children: ReactNode }) => (
  <Disclosure {...props} className="border-t border-line text-14" onToggle={showOpened} />
);

type Shown = Pick<ResultProps, 'ufDate' | 'caeWithCosts'>;
export type FoldedFigures = Shown &
  (
    | (Pick<ResultProps, 'row' | 'costs'> & Partial<Pick<ResultProps, 'costsFailure'>>)
    | { row: ResultFigures; costs: 'elsewhere' }
  );

/** `Información` and `Gastos Operacionales`; if the costs are shown elsewhere, `Información` alone and open. */
export function FigureFolds(figures: FoldedFigures) {
  const ufValueClp = useShownUf(figures.ufDate);
  if (figures.row === null) return null;
  const { caeWithCosts } = figures;
  return (
    <>
      <Fold title="Información" startsOpen={figures.costs === 'elsewhere'}>
        <Facts
          look="tight"
          facts={[...informationPairs(figures.row, ufValueClp, caeWithCosts), ...datePairs(figures.row)]}
        />
      </Fold>
      {figures.costs !== 'elsewhere' && (
        <Fold title="Gastos Operacionales">
          {figures.costsFailure && <FailedPart {...figures.costsFailure} />}
          <Facts
            look="tight"
            className="print:break-inside-avoid"
            facts={costPairs(figures.row, figures.costs, ufValueClp)}
          />
        </Fold>
      )}
    </>
  );
}
