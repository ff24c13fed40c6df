import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { UfProvider } from '#shared/context/uf.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A call that fails says so at once, because the BFF retries its own. It is repeated when the connection is back. See
      // docs/rules.md R221.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: 60_000,
      },
      mutations: { networkMode: 'always' },
    },
  });

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <UfProvider>
          <ToastProvider>{children}</ToastProvider>
        </UfProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
