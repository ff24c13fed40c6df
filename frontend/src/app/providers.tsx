import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode, Component } from 'react';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { UfProvider } from '#shared/context/uf.tsx';
import { Button } from '#shared/ui/button.tsx';
import { MessagePage } from './layout/page-head.tsx';

/** Reloads the page, and with it a screen that failed to load, e.g. because another release has replaced it. The answers are stored. */
const reload = (): void => window.location.reload();

/** Catches errors while rendering, and shows what the user can do. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onRetry?: () => void },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const { children, onRetry = reload } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <MessagePage title="No pudimos mostrar esta página">
        <p role="alert">Algo falló al cargarla. Si vuelve a fallar, estará disponible en unos minutos.</p>
        <Button variant="go" onClick={onRetry}>
          Reintentar
        </Button>
      </MessagePage>
    );
  }
}

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
