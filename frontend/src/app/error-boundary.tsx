import { Component, type ReactNode } from 'react';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { MessagePage } from './layout/message-page.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  onRetry?: () => void;
}

interface ErrorBoundaryState {
  /** The page, the notice of a reload, or the sentence of a failure. */
  readonly shown: 'page' | 'reload' | 'failure';
}

/** Reloads the page, and with it any chunk that failed to load. The answers are stored. */
const reload = (): void => window.location.reload();

/** Beginnings of each browser's message for a chunk that can't be loaded, e.g. because another release has replaced it. */
const CHUNK_MISSING = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
/** Key of the time of the last automatic reload, which `first-screen/missing-files.js` has too. */
const RELOADED = 'recargada';
const AGAIN_MS = 60_000;

/** Returns true if a reload may help: for a missing chunk, online, once a minute at most. */
function mayReload(error: unknown): boolean {
  const last = Number(readStoredText(RELOADED));
  return CHUNK_MISSING.test(String(error)) && navigator.onLine && Date.now() - last > AGAIN_MS;
}

/** Catches errors while rendering. Reloads the page for a missing chunk, and shows for any other error what the user can do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { shown: 'page' };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { shown: mayReload(error) ? 'reload' : 'failure' };
  }

  override componentDidCatch(): void {
    if (this.state.shown !== 'reload') return;
    writeStoredText(RELOADED, String(Date.now()));
    this.retry();
  }

  private readonly retry = (): void => (this.props.onRetry ?? reload)();

  override render(): ReactNode {
    switch (this.state.shown) {
      case 'page':
        return this.props.children;
      case 'reload':
        return <Loading label="El simulador se actualizó: cargamos la página de nuevo." />;
      case 'failure':
        return (
          <MessagePage title="No pudimos mostrar esta página">
            <p role="alert">Algo falló al cargarla. Si vuelve a fallar, estará disponible en unos minutos.</p>
            <Button variant="go" onClick={this.retry}>
              Reintentar
            </Button>
          </MessagePage>
        );
    }
  }
}
