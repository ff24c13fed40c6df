import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Comparison } from '../../calculation/comparison/comparison.tsx';
import { IncomeVerdict } from '../../calculation/result/income-verdict.tsx';
import { CorrectionLine } from '../../calculation/fields/correction-line.tsx';
import '../../calculation/confirmation/nothing-confirmed.tsx';
import '../../calculation/result/answer-more.tsx';
import '../../calculation/comparison/credit-terms.tsx';
import '../../calculation/form/origin-notice.tsx';
import '../../calculation/state/shared-figures.ts';
import { Correction } from '../../calculation/fields/bound.tsx';
import * as later from '../../calculation/form/web-later-fields.tsx';
import type { ComparisonProps, ScheduleProps } from '../../calculation/figures/shown.ts';
import { AnswerCard, type AnswerCardProps } from '../../calculation/result/answer-card.tsx';
import { ResultCard, type ResultCardProps } from '../../calculation/result/result-card.tsx';
import { ScheduleContent } from '../../calculation/schedule/schedule-panel.tsx';
import { SimulatorPage } from '../../calculation/simulator/simulator-page.tsx';
import { LATER } from '../../calculation/form/web-steps.tsx';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { replaceComponent } from '../jsx-runtime.ts';

/** Replaces the result's components: shows its props as text, and the remedies. */
function Result(props: ResultCardProps) {
  const { status, row, isFinal, message, missing = [], verdict, onRetry } = props;
  return (
    <>
      <p aria-label="resultado">
        {status} {row?.Plazo ?? '-'} {isFinal === true ? 'final' : 'preview'} {message}
        {status === 'empty' && message === null && missing.join(', ')}
        {status === 'failed' && onRetry && <button onClick={onRetry}>Pedir de nuevo</button>}
        {verdict && ` missing ${verdict.missingClp}: ${JSON.stringify(verdict.remedy)}`}
      </p>
      {verdict && <IncomeVerdict {...verdict} />}
    </>
  );
}

const Answer = ({ result, act }: AnswerCardProps) => (
  <>
    <Result {...result} />
    {act}
  </>
);

const ShownComparison = ({ years, creditUf }: ComparisonProps) => (
  <p aria-label="comparación">{`${years} ${creditUf}`}</p>
);

const ShownSchedule = ({ request, ufDate, asked, onAsk }: ScheduleProps) => (
  <p aria-label="cuadro">
    {`${request.montocredito} ${ufDate}${asked?.abono ? ` ${asked.abono}` : ''}`}
    <button onClick={() => onAsk?.('abono', 'uf50_12_yearly_term')}>Preguntar</button>
  </p>
);

/** Replaces the result's components until the end of the test. */
export function showProps(): void {
  replaceComponent(ResultCard, Result);
  replaceComponent(AnswerCard, Answer);
  replaceComponent(Comparison, ShownComparison);
  replaceComponent(ScheduleContent, ShownSchedule);
}

/** Renders the simulator at the last path, with the others before it in the history. */
export function renderSimulator(...path: readonly string[]) {
  showProps();
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  // Parts that the browser loads later are there at once, or compiled: that takes any time on a busy machine.
  const parts = [
    ...[later.WebProject, later.WebCredit].map(
      (Component, index) => [LATER[index]?.part, Component] as const,
    ),
    [Correction.part, CorrectionLine] as const,
  ];
  for (const [part, Component] of parts) if (part) queries.setQueryData<object>(part.queryKey, { Component });
  return render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={path.length > 0 ? [...path] : ['/simulador']}>
          <Suspense>
            <Routes>
              <Route path="/simulador" element={<SimulatorPage />} />
              <Route path="/simulatorTemplate" element={<SimulatorPage isStaffs />} />
              <Route path="/simulador/resumen" element={<SimulatorPage isSummary />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

/** Presses `Calcular Dividendo`, once the lists that it needs are loaded. */
export async function pressCalculate(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Calcular Dividendo' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
