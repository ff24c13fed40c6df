import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { AudienceProvider, type Audience } from '#shared/context/audience.tsx';

/** Renders a part of a screen with queries of its own. */
export function renderWithQueries(part: ReactElement, audience: Audience = 'visitor') {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AudienceProvider audience={audience}>{children}</AudienceProvider>
    </QueryClientProvider>
  );
  return render(part, { wrapper });
}
