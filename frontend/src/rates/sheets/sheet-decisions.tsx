import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { failureText } from '#shared/api/api-error.ts';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { refreshRateTables } from '../tarifas/rate-data.ts';
import { ReasonDialog } from '../tarifas/reason-dialog.tsx';
import { useTableChange } from '../tarifas/use-table-change.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import {
  approveSheet,
  deleteSheet,
  isBaseMoved,
  rebaseSheet,
  returnSheet,
  revertSheet,
  submitSheet,
  type SheetAction,
} from './sheet-data.ts';
import { obstaclesOf, type Obstructed } from './obstacles-of.ts';
import { type RateSheet, sheetAddress } from '../tarifas/use-new-draft.ts';
import { WritersNote } from './writers-note.tsx';
import styles from './sheets.module.css';
import { isByAdjustment, type RebaseKeeps } from '@simulador/contracts/rates/rate-sheet';

const UNSAVED = 'Guarde el borrador antes de decidir sobre él.';
const FAILED = 'No pudimos hacerlo. Inténtelo de nuevo en unos minutos.';

interface Decision {
  readonly run: () => Promise<unknown>;
  readonly done: string;
}

/** Decides on a sheet. Called by the sheet's screen, so that a refusal outlives the buttons that another decision takes away. See docs/rules.md R946. */
export const useDecision = () =>
  useTableChange({
    change: async ({ run, done }: Decision) => {
      await run();
      return done;
    },
    doneText: (done) => done,
    failedText: FAILED,
    onDone: () => undefined,
  });

export interface SheetDecisionsProps {
  sheet: RateSheet;
  /** False while there are unsaved changes, which prevent a decision. */
  isSaved: boolean;
  decision: ReturnType<typeof useDecision>;
}

/** Actions that the user may take on a sheet in its current state. See docs/rules.md R591. */
export function SheetDecisions({ sheet, isSaved, decision }: SheetDecisionsProps) {
  const { state, actions } = sheet;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reasonId = useId();
  const may = (action: SheetAction): boolean => actions.includes(action);
  const obstacles = obstaclesOf(sheet);
  const can = (action: Obstructed): boolean =>
    may(action) && isSaved && sheet.change_count > 0 && obstacles[action] === null;
  const [open, setOpen] = useState<'approve' | 'return' | 'delete' | null>(null);
  const isDialog = open === 'approve' || open === 'return';
  if (open === 'approve' && !may(open)) setOpen(null);
  const { isPending, error, mutate, reset } = decision;
  const failure = error === null || isPending ? null : failureText(error, FAILED);
  const decide = (next: Decision): void => mutate(next, () => setOpen(null));
  const show = (next: typeof open): void => {
    reset();
    setOpen(next);
  };
  /** Attributes of a button that keeps its place in the tab order while it can't be pressed, and says why. */
  const obstructed = (action: Obstructed) => ({
    'aria-disabled': !can(action),
    'aria-describedby':
      isSaved && obstacles[action] === null ? undefined : `${reasonId}${isSaved ? action : ''}`,
  });
  const leave = async (): Promise<null> => {
    await deleteSheet(sheet);
    void navigate('/tarifas/hojas', { replace: true });
    return null;
  };
  const revert = async (): Promise<RateSheet> => {
    const draft = await revertSheet(sheet);
    await refreshRateTables(queries);
    void navigate(sheetAddress(draft.id));
    return draft;
  };
  return (
    <section className={styles['decisions']} aria-label="Qué sigue">
      <h2 className="sr-only">Qué sigue</h2>
      {!isSaved && (
        <p id={reasonId} className="muted">
          {UNSAVED}
        </p>
      )}
      {isSaved &&
        (['submit', 'approve'] as const)
          .filter((action) => may(action) && obstacles[action] !== null)
          .map((action) => (
            <p key={action} id={`${reasonId}${action}`} className="muted">
              {obstacles[action]}
            </p>
          ))}
      {state === 'submitted' && !may('approve') && (
        <p className="muted">Espera que otra persona con rol de administración la apruebe.</p>
      )}
      <div className={styles['acts']}>
        {may('delete') &&
          (open === 'delete' ? (
            <>
              <Button
                variant="danger"
                working={isPending}
                onClick={() => decide({ run: leave, done: 'Hoja eliminada.' })}
              >
                Sí, eliminar la hoja
              </Button>
              <Button onClick={() => setOpen(null)}>No eliminar</Button>
            </>
          ) : (
            <Button variant="low" onClick={() => show('delete')}>
              Eliminar
            </Button>
          ))}
        {may('revert') && (
          <Button working={isPending} onClick={() => decide({ run: revert, done: 'Borrador creado.' })}>
            {state === 'in_force' ? 'Deshacer con una hoja nueva' : 'Repetir con una hoja nueva'}
          </Button>
        )}
        {may('rebase') && (state !== 'draft' || sheet.is_base_moved || isBaseMoved(error)) && (
          <RebaseButtons
            sheet={sheet}
            isWorking={isPending}
            reasonId={isSaved ? null : reasonId}
            onRebase={(keep) =>
              decide({ run: () => rebaseSheet(sheet, keep), done: 'Hoja puesta sobre las tarifas vigentes.' })
            }
          />
        )}
        {may('return') && (
          <Button disabled={isPending} onClick={() => show('return')}>
            Devolver…
          </Button>
        )}
        {may('submit') && (
          <Button
            variant={may('approve') ? 'alt' : 'go'}
            {...obstructed('submit')}
            working={isPending}
            onClick={() =>
              can('submit') && decide({ run: () => submitSheet(sheet), done: 'Hoja enviada a aprobación.' })
            }
          >
            Enviar a aprobación
          </Button>
        )}
        {may('approve') && (
          <Button
            variant="go"
            {...obstructed('approve')}
            working={isPending}
            onClick={() => can('approve') && show('approve')}
          >
            Aprobar…
          </Button>
        )}
      </div>
      <WritersNote sheet={sheet} />
      <ActionFailure text={isDialog ? null : failure} />
      {open === 'approve' && (
        <ApprovalDialog
          sheet={sheet}
          isWorking={isPending}
          failure={failure}
          onApprove={(at) =>
            decide({
              run: () => approveSheet(sheet, at),
              done: at === null ? 'La hoja está en vigencia.' : 'Hoja aprobada.',
            })
          }
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'return' && (
        <ReasonDialog
          title="Devolver la hoja"
          hint="Lo lee quien escribió la hoja."
          action="Devolver"
          isWorking={isPending}
          isLate={!isPending && !may('return')}
          failure={failure}
          onGiven={(reason) => decide({ run: () => returnSheet(sheet, reason), done: 'Hoja devuelta.' })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface RebaseButtonsProps {
  sheet: RateSheet;
  isWorking: boolean;
  /** Element that says why the sheet can't be written anew; null if it can. */
  reasonId: string | null;
  onRebase: (keep: RebaseKeeps) => void;
}

/** Buttons that write a sheet anew for the rates in force. Where these have changed, its values or its differences are kept. */
function RebaseButtons({ sheet, isWorking, reasonId, onRebase }: RebaseButtonsProps) {
  const { state, is_base_moved: isMoved, changes, adjustments } = sheet;
  const hasDifferences =
    isMoved &&
    changes.some(
      (change) => change.from !== null && change.value !== null && !isByAdjustment(change, adjustments),
    );
  const act = state === 'returned' ? 'Retomar como borrador' : 'Actualizar su base';
  const choices: readonly (readonly [keep: RebaseKeeps, label: string])[] = hasDifferences
    ? [
        ['values', `${act}, con las mismas tasas`],
        ['differences', `${act}, con las mismas diferencias`],
      ]
    : [['values', act]];
  return choices.map(([keep, label]) => (
    <Button
      key={keep}
      working={isWorking}
      aria-disabled={reasonId !== null}
      aria-describedby={reasonId ?? undefined}
      onClick={() => reasonId === null && onRebase(keep)}
    >
      {label}
    </Button>
  ));
}
