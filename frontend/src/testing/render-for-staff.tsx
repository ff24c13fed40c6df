/** Renders a screen of staff at its path, with its providers. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ProfessionalSummaryPage } from '../calculation/summary/professional/professional-summary-page.tsx';
import SentPage from '../calculation/summary/professional/sent-page.tsx';
import { AudienceContext } from '#shared/context/audience.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { LocationProbe } from './location.tsx';

/** @param entry state of the history entry */
export function renderForStaff(path: string, screen: ReactElement, entry: unknown) {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <AudienceContext value="staff">
          <MemoryRouter initialEntries={[{ pathname: path, state: entry }]}>
            <Routes>
              <Route path={path} element={screen} />
              <Route path="*" element={null} />
            </Routes>
            <LocationProbe />
          </MemoryRouter>
        </AudienceContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

export const renderProfessionalSummary = (entry: unknown) =>
  renderForStaff('/simulador-profesional/resumen', <ProfessionalSummaryPage />, entry);

export const renderSent = (entry: unknown) => renderForStaff('/simulador/exito', <SentPage />, entry);
