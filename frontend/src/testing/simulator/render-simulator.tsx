import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { IncomeVerdict } from '../../calculation/result/income-verdict.tsx';
import * as correctionLine from '../../calculation/fields/correction-line.tsx';
import { CORRECTION } from '../../calculation/fields/bound.tsx';
import * as laterFieldsPart from '../../calculation/form/web-later-fields.tsx';
import type { ComparisonProps, ResultProps, ScheduleProps } from '../../calculation/figures/shown.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';

/** Replaces the result's components: shows its props as text, and the remedies. */
export function Result({ status, row, isFinal, message, missing = [], verdict, onRetry }: ResultProps) {
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

const Comparison = ({ years, creditUf }: ComparisonProps) => (
  <p aria-label="comparación">{`${years} ${creditUf}`}</p>
);

const ResultBar = ({ status, answer }: ResultProps) => (
  <p aria-label="barra">{[status, answer?.label, answer?.value].filter(Boolean).join(' ')}</p>
);

const Schedule = ({ request, ufDate, asked, onAsk }: ScheduleProps) => (
  <p aria-label="cuadro">
    {`${request.montocredito} ${ufDate}${asked?.abono ? ` ${asked.abono}` : ''}`}
    <button onClick={() => onAsk?.('abono', 'uf50_12_yearly_term')}>Preguntar</button>
  </p>
);

jest.unstable_mockModule('../../calculation/result/result-card.tsx', () => ({
  ResultCard: Result,
  SideResult: Result,
}));
jest.unstable_mockModule('../../calculation/result/result-bar.tsx', () => ({ ResultBar }));
jest.unstable_mockModule('../../calculation/comparison/comparison.tsx', () => ({ Comparison }));
jest.unstable_mockModule('../../calculation/simulator/question-cards.tsx', () => ({
  QuestionCards: Schedule,
}));
const { laterFields } = await import('../../calculation/form/web-steps.tsx');
const { SimulatorPage } = await import('../../calculation/simulator/simulator-page.tsx');

/** Renders the simulator at the last path, with the others before it in the history. */
export function renderSimulator(...path: readonly string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  // Parts that the browser loads later are there at once: compiling them takes any time on a busy machine.
  queries.setQueryData(laterFields.queryKey, laterFieldsPart);
  queries.setQueryData(CORRECTION.queryKey, correctionLine);
  return render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={path.length > 0 ? [...path] : ['/simulador']}>
          <Routes>
            <Route path="/simulador" element={<SimulatorPage />} />
            <Route path="/simulatorTemplate" element={<SimulatorPage isStaffs />} />
            <Route path="/simulador/resumen" element={<SimulatorPage isSummary />} />
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
}
