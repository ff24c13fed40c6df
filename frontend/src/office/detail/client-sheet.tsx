import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen } from '@simulador/contracts/people/access';
import { askToLeaveDetail, useHasUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { type Neighbours, useHasPanelRoom } from '../lists/list-keys.ts';
import { openSimulationQuery } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { PROFESSIONAL, reopenEntry } from '#shared/simulation/professional-entry.ts';
import { useIsAdmin, useSessionUser } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { useEscape, useReturnedFocus } from '#shared/ui/dialog/modal.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { ToastProvider, useToast } from '#shared/ui/feedback/toast.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { SendAction } from '../workflow/send-action.tsx';
import { useDecisionLists } from './information/decision.ts';
import { Ficha } from './ficha.tsx';
import { History } from './history/history.tsx';
import { InformationCard } from './information/information-card.tsx';
import { othersOpen } from './information/save-row.tsx';
import { SheetHead, TITLE } from './sheet-head.tsx';
import { SimulationRows, useClientSimulations } from './simulation-rows.tsx';
import { TroubleLines } from './trouble-lines.tsx';

const NOT_READ = 'No pudimos mostrar esta simulación.';
const NOT_CURRENT = 'No pudimos actualizar esta simulación: puede no estar al día.';

export interface ClientSheetProps {
  uuid: string;
  neighbours: Neighbours;
  /** The name of the client takes the focus when this changes; null leaves the focus where it is. */
  focusKey: string | null;
  onClose: () => void;
}

/** A client's saved simulation and staff's work with it: a sheet beside the page, over it in a narrow window. See docs/rules.md R310 to R314. */
export function ClientSheet({ uuid, neighbours, focusKey, onClose }: ClientSheetProps) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const lists = useDecisionLists(useIsAdmin());
  const answer = useQuery(openSimulationQuery(uuid));
  const { data: read } = answer;
  const { ofClient, isAwaited } = useClientSimulations(read);
  const attendedBy = othersOpen(read, ofClient.data?.results).find(
    ({ executive, commercial }) => executive !== null && commercial !== user?.id,
  )?.executive;
  const [isSaving, setSaving] = useState(false);
  const isUnsaved = useHasUnsavedInDetail();
  const isSignedIn = user !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnedFocus();
  useEffect(() => {
    if (isSignedIn && focusKey !== null) heading.current?.focus({ preventScroll: true });
  }, [focusKey, isSignedIn]);
  if (user === null) return null;
  // Ignored while a save is in progress, so that the user sees its result.
  const leave = (by: () => void) => () => void (isSaving || askToLeaveDetail(by));
  const close = leave(onClose);
  const failure = failureOf([answer], NOT_READ);
  const failed = failure ?? outdatedOf([answer], NOT_CURRENT);
  const areListsDone = lists.lists !== null || lists.failure !== null;
  const isLoading = !areListsDone || isAwaited || (read === undefined && failure === null);
  return (
    <SheetFrame
      onEscape={close}
      onClose={onClose}
      head={
        <SheetHead
          titleRef={heading}
          {...{ read, attendedBy, neighbours, isSaving, leave }}
          onClose={close}
        />
      }
    >
      {isLoading && <Loading label="Cargando la simulación…" />}
      {!isLoading && failed !== null && (
        <div className="p-4">
          <FailedPart {...failed} />
        </div>
      )}
      {!isLoading && read !== undefined && (
        <div className="contents" key={read.uuid}>
          <TroubleLines read={read} />
          {lists.failure !== null && (
            <div className="p-4">
              <FailedPart {...lists.failure} />
            </div>
          )}
          <InformationCard
            {...{ read, user }}
            lists={lists.lists}
            next={neighbours.next}
            ofClient={ofClient.data?.results}
            onSaving={setSaving}
          />
          <SimulationRows read={read} ofClient={ofClient}>
            {!read.unreadable && <PdfButton uuid={uuid} fileName={pdfNameOf(read)} />}
            {!read.unreadable && mayOpen(user.role, PROFESSIONAL) && (
              <Button
                small
                aria-disabled={isSaving}
                onClick={leave(() => void navigate(PROFESSIONAL, { state: reopenEntry(uuid) }))}
              >
                Simular de nuevo
              </Button>
            )}
            {!read.unreadable && <SendAction simulation={read} isUnsaved={isSaving || isUnsaved} />}
          </SimulationRows>
          <History read={read} userId={user.id} />
          <Ficha read={read} />
        </div>
      )}
    </SheetFrame>
  );
}

/** Returns the file name, e.g. `Simulación 749 Ana Soto.pdf`. */
const pdfNameOf = ({ id, client_name: name }: { id: number; client_name: string }): string =>
  `Simulación ${id} ${name}.pdf`;

interface SheetFrameProps {
  onEscape: () => void;
  /** Called where the browser closed it by itself. */
  onClose: () => void;
  head: ReactNode;
  children: ReactNode;
}

const FRAME =
  'm-0 h-dvh max-h-none w-full max-w-none flex-col overflow-clip border-0 bg-surface p-0 text-14 open:flex low:open:overflow-y-auto print:static! print:h-auto! print:open:block! print:overflow-visible!';
/** Sticky below the header, as high as the window below it. */
const BESIDE = 'sticky top-0 h-[calc(100dvh-108px)] border-l border-line xl:h-[calc(100dvh-56px)]';

/** Dialog that is open beside the page, or modal and over it where the window is too narrow for both. */
function SheetFrame({ onEscape, onClose, head, children }: SheetFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBeside = useHasPanelRoom();
  const page = useToast();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (element.open) element.close();
    // `show` would take the focus from the list's row.
    if (isBeside) element.open = true;
    else element.showModal();
  }, [isBeside]);
  useEscape(dialog, onEscape);
  return (
    <dialog
      ref={dialog}
      className={classNames(FRAME, isBeside && BESIDE)}
      aria-label={TITLE}
      data-sheet
      data-beside={isBeside || undefined}
      onCancel={(event) => event.preventDefault()}
      // The browser reports a closing also after the dialog was opened in another way.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <ToastProvider via={isBeside ? page : null}>
        {head}
        {/* Focusable, so that the keyboard can scroll it. */}
        <div
          className="@container/sheet relative min-h-0 flex-auto overflow-y-auto overscroll-contain [--control:32px] [--gap:16px] focus-visible:-outline-offset-3 print:overflow-visible! low:flex-none low:overflow-visible"
          tabIndex={0}
          role="group"
          aria-label="Datos de la simulación"
        >
          {children}
        </div>
      </ToastProvider>
    </dialog>
  );
}
