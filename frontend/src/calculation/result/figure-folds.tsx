import type { ReactNode } from 'react';
import { FailedPart, type FailedPartProps } from '#shared/ui/feedback/failed-part.tsx';
import { Disclosure, showOpened } from '#shared/ui/layout/disclosure.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import type { Answered } from '../api/calculo.ts';
import type { CalculoAnswer } from '../api/wire.ts';
import { costPairs, datePairs, informationPairs } from './figures.tsx';
import { useShownUf } from './use-amount-view.tsx';

export const Fold = (props: { title: string; startsOpen?: boolean; children: ReactNode }) => (
  <Disclosure {...props} className="border-t border-line text-14" onToggle={showOpened} />
);

export type FoldedFigures = Pick<Answered, 'ufDate'> &
  Pick<CalculoAnswer, 'cae_with_costs'> & { costsFailure?: FailedPartProps | undefined } & (
    | Pick<CalculoAnswer, 'row' | 'costs'>
    | { row: ResultFigures; costs: 'elsewhere' }
  );

/** `Información` and `Gastos Operacionales`; if the costs are shown elsewhere, `Información` alone and open. */
export function FigureFolds(figures: FoldedFigures) {
  const ufValueClp = useShownUf(figures.ufDate);
  if (figures.row === null) return null;
  return (
    <>
      <Fold title="Información" startsOpen={figures.costs === 'elsewhere'}>
        <Facts
          look="tight"
          facts={[
            ...informationPairs(figures.row, ufValueClp, figures.cae_with_costs),
            ...datePairs(figures.row),
          ]}
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
