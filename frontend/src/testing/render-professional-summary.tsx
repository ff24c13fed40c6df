/** The professional summary with its own result card, and where it led. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ResultCard } from '../features/result/result-card.tsx';
import { ProfessionalSummaryPage } from '../features/summary/professional/professional-summary-page.tsx';
import { AudienceProvider } from '#shared/audience/audience.tsx';
import { ToastProvider } from '#shared/ui/toast.tsx';

const PATH = '/simulador-profesional/resumen';

const Place = () => <output aria-label="place">{useLocation().pathname}</output>;
export const placeOfSummary = () => screen.getByLabelText('place').textContent;

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
