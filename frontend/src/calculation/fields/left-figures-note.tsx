import { flushSync } from 'react-dom';
import { useAudienceText } from '#shared/context/audience.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { fieldNames } from '../answers/fields.ts';
import { labelIn, purposeOptions } from '../answers/options.ts';
import { figuresToOffer } from '../state/left-figures.ts';
import type { PurposeFigures } from '../state/progress.ts';
import { useAnswers, useCatalogos, useForm, useSteps } from '../state/simulator-context.tsx';

const PURPOSE_FIELD = fieldNames(null)['project.creditType'];

/** Note below the purpose that offers to restore the figures of the previous purpose. See docs/rules.md R228. */
export function LeftFiguresNote() {
  const textFor = useAudienceText();
  const { takeUp } = useForm();
  const { progress } = useSteps();
  const answers = useAnswers((all) => all);
  const purposes = purposeOptions(useCatalogos(), answers.flavour);
  const goBack = (figures: PurposeFigures): void => {
    flushSync(() => takeUp(figures));
    focusField(PURPOSE_FIELD);
  };
  return figuresToOffer(answers, progress).map((figures) => (
    <FieldGridRow key={figures.project.creditType}>
      <Note small role="status">
        <p>{`${textFor('Guardamos tus cifras de', 'Guardamos las cifras de')} ${labelIn(purposes, figures.project.creditType)}.`}</p>
        <Button small onClick={() => goBack(figures)}>
          Volver a ellas
        </Button>
      </Note>
    </FieldGridRow>
  ));
}
