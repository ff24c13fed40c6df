import brand from 'virtual:brand';
import { useSessionUser } from '#shared/session/session-state.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { PageHead, SkipLink } from './page-head.tsx';
import { SIMULATOR_TITLE, usePageTitle, OFFICE_TITLE } from '../navigation/navigation.ts';
import { UfBadge } from './uf-badge.tsx';
import { SimulatorPage, type SimulatorPageProps } from '../../calculation/simulator/simulator-page.tsx';

// Loaded on demand because visitors never need it.
const OfficeHeader = deferred(
  () => import('./office-header.tsx'),
  'OfficeHeader',
  'No pudimos cargar el menú.',
  <div className="min-h-14 bg-inverse" />,
);

const SolicitudesPanel = deferred(
  () => import('../../calculation/solicitudes/solicitudes-panel.tsx'),
  'SolicitudesPanel',
  'No pudimos cargar las simulaciones de este navegador.',
);

/** Web simulator in its layout: logo (or staff's header) and UF above, the legal note below. Staff's shows this browser's list too. */
export function SimulatorRoute(props: SimulatorPageProps) {
  usePageTitle(props.isStaffs ? OFFICE_TITLE : SIMULATOR_TITLE);
  const isSignedIn = useSessionUser() !== null;
  return (
    <>
      <SkipLink />
      {isSignedIn ? (
        <OfficeHeader />
      ) : (
        <PageHead>
          <UfBadge />
        </PageHead>
      )}
      {/* At least as high as the screen, so that content that loads later does not move a visible footer. */}
      <main className="wrap not-print:min-h-[100vh] lg:relative" id="contenido" tabIndex={-1}>
        {isSignedIn && (
          <div className="flex justify-end pt-4 lg:absolute lg:top-6 lg:right-6 lg:p-0">
            <UfBadge />
          </div>
        )}
        <SimulatorPage {...props} />
        {props.isStaffs && <SolicitudesPanel />}
      </main>
      <footer className="mt-10 border-t border-line pt-6 pb-10 text-14 text-ink-2 md:mt-16 print:mt-4 print:py-3">
        <div className="wrap">
          <p className="max-w-180">
            {`${brand.legal.notice} Los montos en pesos se calculan con el valor de la UF del día indicado.`}
          </p>
          {brand.privacy !== undefined && (
            <p className="max-w-180">
              <span>Preguntas sobre tus datos:</span>{' '}
              <a
                className="inline-flex min-h-6 items-center wrap-anywhere"
                href={brand.privacy.includes('@') ? `mailto:${brand.privacy}` : brand.privacy}
              >
                {brand.privacy}
              </a>
            </p>
          )}
        </div>
      </footer>
    </>
  );
}
