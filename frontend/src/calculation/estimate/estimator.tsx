import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAudienceText } from '#shared/context/audience.tsx';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { onDemand } from '#shared/ui/feedback/on-demand.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import card from '#shared/ui/layout/card.module.css';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { isSame } from '../answers/answers.ts';
import { fieldNames } from '../answers/fields.ts';
import { SimulatorContext, useForm } from '../state/simulator-context.tsx';
import type { Simulator } from '../state/use-simulator.ts';
import { useAffording } from './affording.ts';
import { EstimateForm } from './estimate-form.tsx';
import styles from './estimator.module.css';
import { carryInto } from './use-estimate.ts';

export interface EstimatorProps {
  estimate: Simulator;
  texts?: EstimatorTexts | undefined;
  fold?: EstimatorFold | undefined;
}

/** Whether the user left the estimate folded on an earlier visit, and where that is stored. */
export interface EstimatorFold {
  isFolded: () => boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Title, introduction, and label of the second question. */
export type EstimatorTexts = readonly [title: string, lead: string, afford: string];
const WEB: EstimatorTexts = [
  'Estima tu dividendo',
  'Tres cifras, sin tus datos. Después puedes seguir con ellas.',
  'Cuánto me alcanza',
];
const Afford = onDemand(
  'afford-form',
  async () => (await import('./afford-form.tsx')).AffordForm,
  'No pudimos cargar esta parte.',
  <Loading label="Cargando…" />,
);

const FIRST_FIELD = fieldNames(null)['client.name'];

/** Estimate above module 1 from three answers without personal data; folded if answers exist. See docs/rules.md R240. */
export function Estimator({ estimate, texts: [heading, lead, afford] = WEB, fold }: EstimatorProps) {
  const form = useForm();
  const textFor = useAudienceText();
  const [isOpen, setOpen] = useState(() => isSame(form.answersNow(), form.blank) && !fold?.isFolded());
  const { question, setQuestion } = useAffording();
  const goOn = (): void => {
    carryInto(form, estimate);
    flushSync(() => setOpen(false));
    focusField(FIRST_FIELD);
  };
  return (
    <section className={`${card['card']} ${styles['estimator']}`} aria-label={heading}>
      <Disclosure
        key={String(isOpen)}
        startsOpen={isOpen}
        onToggle={fold?.onToggle}
        title={<h2 className={styles['title']}>{heading}</h2>}
      >
        <div className={styles['content']}>
          <p className={styles['lead']}>{lead}</p>
          <SimulatorContext value={estimate}>
            <Segments
              name="estimate_question"
              legend={textFor('Qué quieres saber', 'Qué quiere saber')}
              options={[
                { value: 'dividend', label: 'Cuánto pagaría' },
                { value: 'afford', label: afford },
              ]}
              value={question}
              onChange={setQuestion}
              className={styles['questions']}
            />
            {question === 'dividend' ? <EstimateForm onContinue={goOn} /> : <Afford onContinue={goOn} />}
          </SimulatorContext>
        </div>
      </Disclosure>
    </section>
  );
}
