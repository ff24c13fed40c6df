/** The professional summary with its own result card. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ResultCard } from '../features/result/result-card.tsx';
import { ProfessionalSummaryPage } from '../features/summary/professional/professional-summary-page.tsx';
import { AudienceProvider } from '#shared/audience/audience.tsx';
import { ToastProvider } from '#shared/ui/toast.tsx';
import { Place } from './place.tsx';

const PATH = '/simulador-profesional/resumen';

/** `entry`: what the way here carries. */
export function renderProfessionalSummary(entry: unknown): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <AudienceProvider audience="staff">
          <MemoryRouter initialEntries={[{ pathname: PATH, state: entry }]}>
            <Routes>
              <Route path={PATH} element={<ProfessionalSummaryPage Result={ResultCard} />} />
              <Route path="*" element={null} />
            </Routes>
            <Place />
          </MemoryRouter>
        </AudienceProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}
