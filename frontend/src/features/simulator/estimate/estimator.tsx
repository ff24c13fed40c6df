import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { partQuery, retryPart } from '#shared/browser/load-part.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import card from '#shared/ui/layout/card.module.css';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { isSame } from '../answers/answers.ts';
import { fieldNames } from '../answers/fields.ts';
import { SimulatorContext, useSimulator } from '../state/simulator-context.tsx';
import type { Simulator } from '../state/use-simulator.ts';
import type { AffordFormProps } from './afford-form.tsx';
import { EstimateForm } from './estimate-form.tsx';
import styles from './estimator.module.css';
import { carryInto } from './use-estimate.ts';

export interface EstimatorProps {
  estimate: Simulator;
}

type Question = 'dividend' | 'afford';
const QUESTIONS = [
  { value: 'dividend', label: 'Cuánto pagaría' },
  { value: 'afford', label: 'Cuánto me alcanza' },
] as const;
const affordQuery = partQuery('afford-form', () => import('./afford-form.tsx'));

function Afford(props: AffordFormProps) {
  const part = useQuery(affordQuery);
  if (part.data !== undefined) return <part.data.AffordForm {...props} />;
  if (part.error === null) return <Loading label="Cargando…" />;
  return (
    <FailedPart
      message="No pudimos cargar esta parte."
      isRetrying={part.isFetching}
      onRetry={() => retryPart(part)}
    />
  );
}

const FIRST_FIELD = fieldNames(null)['client.name'];

/** Above module 1: an estimate from three answers, none of them personal; folded if something was answered before. See docs/rules.md R240. */
export function Estimator({ estimate }: EstimatorProps) {
  const simulator = useSimulator();
  const [isOpen, setOpen] = useState(() => isSame(simulator.answers, simulator.blank));
  const [question, setQuestion] = useState<Question>('dividend');
  const goOn = (): void => {
    carryInto(simulator, estimate);
    flushSync(() => setOpen(false));
    focusField(FIRST_FIELD);
  };
  return (
    <section className={`${card['card']} ${styles['estimator']}`} aria-label="Estima tu dividendo">
      <Disclosure
        key={String(isOpen)}
        startsOpen={isOpen}
        title={<h2 className={styles['title']}>Estima tu dividendo</h2>}
      >
        <div className={styles['content']}>
          <p className={styles['lead']}>Tres cifras, sin tus datos. Después puedes seguir con ellas.</p>
          <SimulatorContext value={estimate}>
            <Segments
              name="estimate_question"
              legend="Qué quieres saber"
              options={QUESTIONS}
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
