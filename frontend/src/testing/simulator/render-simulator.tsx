import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Comparison, type ComparedProps } from '../../calculation/comparison/comparison.tsx';
import { CorrectionLine } from '../../calculation/fields/correction-line.tsx';
import { FoldedModule } from '../../calculation/form/folded-module.tsx';
import { Folded } from '../../calculation/form/steps.tsx';
import { Correction } from '../../calculation/fields/bound.tsx';
import type { ScheduleProps } from '../../calculation/figures/shown.ts';
import { AnswerCard, type AnswerCardProps } from '../../calculation/result/answer-card.tsx';
import { ScheduleContent } from '../../calculation/schedule/schedule-panel.tsx';
import { SimulatorPage } from '../../calculation/simulator/simulator-page.tsx';
import { LATER } from '../../calculation/simulator/web-simulation.tsx';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { replaceComponent } from '../jsx-runtime.ts';
import '../../calculation/summary/components/notice-screen.tsx';
import '../../calculation/result/answer-more.tsx';
import '../../calculation/result/ways-out.tsx';
import '../../calculation/form/notices.tsx';
import '../../calculation/state/shared-figures.ts';
import * as later from '../../calculation/form/web-later-fields.tsx';

/** Replaces the answer card: shows its props as text. */
function Answer({ result, act, onWaysOut }: AnswerCardProps) {
  const { status, answered, isFinal, message, missing, verdict } = result;
  return (
    <>
      <p aria-label="resultado">
        {status} {answered?.answer.row?.Plazo ?? '-'} {isFinal ? 'final' : 'preview'} {message}
        {status === 'empty' && message === null && missing.join(', ')}
        {verdict && ` missing ${verdict.missingClp}`}
      </p>
      <button onClick={onWaysOut}>Con qué alcanza</button>
      {act}
    </>
  );
}

function ShownComparison({ answered }: ComparedProps) {
  const { plazototal, montocredito } = answered?.asked.calculation ?? {};
  return <p aria-label="comparación">{`${plazototal} ${montocredito}`}</p>;
}

const ShownSchedule = ({ request, ufDate, asked, onAsk }: ScheduleProps) => (
  <p aria-label="cuadro">
    {`${request.montocredito} ${ufDate}${asked?.abono ? ` ${asked.abono}` : ''}`}
    <button onClick={() => onAsk?.('abono', 'uf50_12_yearly_term')}>Preguntar</button>
  </p>
);

/** Replaces the result's components until the end of the test. */
export function showProps(): void {
  replaceComponent(AnswerCard, Answer);
  replaceComponent(Comparison, ShownComparison);
  replaceComponent(ScheduleContent, ShownSchedule);
}

/** Renders the simulator at the last path, with the others before it in the history. */
export function renderSimulator(...path: readonly string[]) {
  showProps();
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  // Parts that the browser loads later are there at once, or compiled: that takes any time on a busy machine.
  const parts = [
    ...[later.WebProject, later.WebCredit].map(
      (Component, index) => [LATER[index]?.part, Component] as const,
    ),
    [Correction.part, CorrectionLine] as const,
    [Folded.part, FoldedModule] as const,
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
