import { memo, type ComponentType } from 'react';
import { useAudienceText } from '#shared/context/audience.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { AffordForm } from '../affording/afford-form.tsx';
import { CreditTerms } from '../comparison/comparison.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { OtherOffer } from '../other-offers/other-offer.tsx';
import { Prepayments } from '../prepayment/prepayments.tsx';
import { MARKED, OldMark } from '../result/old-mark.tsx';
import { ScheduleContent } from '../schedule/schedule-panel.tsx';
import { useFigures, useForm, useSteps } from '../state/simulator-context.tsx';

/** Answers about the credit, by tab. The tab that is not among them needs no figures. */
const PANELS: Readonly<Record<string, ComponentType<ScheduleProps>>> = {
  plazos: CreditTerms,
  cuadro: ScheduleContent,
  abonos: Prepayments,
  oferta: OtherOffer,
};

/** A panel draws by its own width. */
const ROOM = '@container min-w-0 print:[container-type:normal]';

export interface AnsweredProps {
  /** Id of the tab. */
  id: string;
  /** The last credit that had figures. */
  credit: ScheduleProps | null;
}

/** Content of a tab other than the modules'. */
export const Answered = memo(function Answered({ id, credit }: AnsweredProps) {
  const Panel = PANELS[id];
  const { dispatch } = useForm();
  const { asked } = useSteps().progress;
  if (Panel === undefined)
    return (
      <div className={ROOM}>
        <AffordForm />
      </div>
    );
  if (credit === null)
    return (
      <Card>
        <NoFigures />
      </Card>
    );
  return (
    <div className={classNames(ROOM, id !== 'plazos' && MARKED)}>
      {id !== 'plazos' && <Mark />}
      <Panel {...credit} asked={asked} onAsk={(name, text) => dispatch({ type: 'asked', name, text })} />
    </div>
  );
});

/** Says why there are no figures. */
function NoFigures() {
  const { message } = useFigures().result;
  const textFor = useAudienceText();
  return (
    <p>
      {message ?? `Aparecerá aquí apenas ${textFor('escribas', 'escriba')} el valor de la propiedad, arriba.`}
    </p>
  );
}

/** A component of its own, so that a new status does not rerender the panel. */
function Mark() {
  const { status } = useFigures().result;
  return <OldMark status={status === 'ready' ? status : 'outdated'} />;
}
