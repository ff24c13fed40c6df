import { Component, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { MessagePage } from './layout/message-page.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  onRetry?: () => void;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Reloads the page, and with it any chunk that failed to load. The answers are stored. */
const reload = (): void => window.location.reload();

/** Catches errors while rendering and shows what the user can do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage title="No pudimos mostrar esta página">
        <p role="alert">Algo falló al cargarla. Si vuelve a fallar, estará disponible en unos minutos.</p>
        <Button variant="go" onClick={this.props.onRetry ?? reload}>
          Reintentar
        </Button>
      </MessagePage>
    );
  }
}
