import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ResultProps } from '../../shared/simulation/result-slots.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { useAnnounceUf } from '../../shared/uf/uf-context.tsx';
import { useInicio } from './api/get-inicio.ts';
import { Facts } from './components/facts.tsx';
import { ufOf } from './model/inicio-view.ts';
import { applicantFacts, amountFacts, projectFactsInWords, summaryTitle } from './model/summary-facts.ts';
import { useSimulatorStore } from './model/use-simulator-store.ts';
import styles from './summary-page.module.css';

export interface SummaryPageProps {
  /** The full card, at every width. */
  slots: { readonly Result: ComponentType<ResultProps> };
}

/** The simulation that was confirmed: the result, and what it was asked with. */
export function SummaryPage({ slots }: SummaryPageProps) {
  const { store, state } = useSimulatorStore();
  const inicio = useInicio();
  const navigate = useNavigate();
  const detail = useRef<HTMLElement>(null);
  const { calculated, client, project, credit } = state;
  const uf = useMemo(() => ufOf(inicio.data), [inicio.data]);
  const isShown = calculated !== null && state.isConfirmed;
  useAnnounceUf(inicio.isPending ? null : uf);
  useEffect(() => {
    if (!isShown) return;
    detail.current?.scrollIntoView({ block: 'start' });
    detail.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (!isShown) return <NothingConfirmed />;

  const goBack = (): void => {
    store.dispatch({ type: 'moduleOpened', module: 'm3' });
    void navigate('/simulador');
  };
  const catalogos = inicio.data?.catalogos ?? null;
  const hasSubsidy = calculated.request.codigoSubsidio !== 0;
  return (
    <section className={styles['page']} aria-labelledby="resumen" ref={detail} tabIndex={-1}>
      <header className={styles['header']}>
        <h1 id="resumen">Resumen de la simulación</h1>
        <p>{summaryTitle(catalogos, project)}</p>
      </header>
      <div className={styles['columns']}>
        <slots.Result
          status="ready"
          row={calculated.row}
          costs={calculated.costs}
          message={null}
          onRetry={() => undefined}
          isFinal
          hasSubsidy={hasSubsidy}
          ufDate={calculated.ufDate}
        />
        <div className={styles['facts']}>
          <Facts title="Propiedad y crédito" facts={amountFacts(calculated, credit, hasSubsidy)} />
          <Facts title="Proyecto" facts={projectFactsInWords(catalogos, project, calculated)} />
          <Facts title="Solicitante" facts={applicantFacts(client)} />
          <Button onClick={goBack} className={styles['back']}>
            Volver atrás
          </Button>
        </div>
      </div>
    </section>
  );
}

function NothingConfirmed() {
  return (
    <section className={styles['page']} aria-labelledby="resumen">
      <header className={styles['header']}>
        <h1 id="resumen">Resumen de la simulación</h1>
      </header>
      <Note>
        <p>Aquí verás tu simulación cuando la calcules y la confirmes.</p>
      </Note>
      <p className={styles['back']}>
        <Link className={buttonClass('go')} to="/simulador">
          Ir al simulador
        </Link>
      </p>
    </section>
  );
}
