import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '#shared/api/server-clock.ts';
import { keptAbout } from '#shared/office/leaving/use-kept.ts';
import { Button } from '#shared/ui/button.tsx';
import { failureText } from '#shared/api/api-error.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { refreshRateTables } from '../tarifas/rate-data.ts';
import { ReasonDialog } from '../tarifas/reason-dialog.tsx';
import { useTableChange } from '../tarifas/use-table-change.ts';
import { ApprovalDialog, approvalFormOf } from './approval-dialog.tsx';
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
import { type RateSheet, sheetAddress } from '../tarifas/use-new-draft.ts';
import { WritersNote } from './writers-note.tsx';
import styles from './sheets.module.css';
import { isByAdjustment, type RebaseKeeps } from '@simulador/contracts/rates/rate-sheet';

const PAST = 'El día desde el que pide que rija ya pasó: cámbielo para enviarla a aprobación.';
const ABOVE_TMC = 'Tiene tasas sobre la TMC: corríjalas para enviarla a aprobación.';
const BASE_MOVED = 'Las tarifas cambiaron desde que se escribió: actualice su base para aprobarla.';
const OVERLAP = 'Sus rangos se cruzan con otros del mismo producto: corríjalos para aprobarla.';
const FAILED = 'No pudimos hacerlo. Inténtelo de nuevo en unos minutos.';

interface Decision {
  readonly run: () => Promise<RateSheet | null>;
  readonly done: string;
}

export interface SheetDecisionsProps {
  sheet: RateSheet;
  /** False while there are unsaved changes, which prevent a decision. */
  isSaved: boolean;
}

/** Actions that the user may take on a sheet in its current state. See docs/rules.md R591. */
export function SheetDecisions({ sheet, isSaved }: SheetDecisionsProps) {
  const { state, actions } = sheet;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const returnForm = `devolución ${sheet.id}`;
  const [open, setOpen] = useState<'approve' | 'return' | 'delete' | null>(() =>
    keptAbout(returnForm) === null
      ? keptAbout(approvalFormOf(sheet.id)) === null
        ? null
        : 'approve'
      : 'return',
  );
  const { isPending, error, mutate } = useTableChange({
    change: ({ run }: Decision) => run(),
    doneText: () => last.done,
    failedText: FAILED,
    onDone: () => setOpen(null),
  });
  const [last, setLast] = useState<Decision>({ run: () => Promise.resolve(null), done: '' });
  const decide = (decision: Decision): void => {
    setLast(decision);
    mutate(decision);
  };
  const may = (action: SheetAction): boolean => actions.includes(action);
  const obstacles = obstaclesOf(sheet);
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
    <section className={styles['card']} aria-label="Qué sigue">
      <h2>Qué sigue</h2>
      {state === 'submitted' && !may('approve') && (
        <p className="muted">Espera que otra persona con rol de administración la apruebe.</p>
      )}
      {isSaved && <WritersNote sheet={sheet} />}
      {error !== null && !isPending && open === null && (
        <Note tone="bad" role="alert" className={styles['gap']}>
          <p>{failureText(error, FAILED)}</p>
        </Note>
      )}
      <div className={styles['acts']}>
        {may('submit') && (
          <Button
            variant={may('approve') ? 'alt' : 'go'}
            disabled={!isSaved || sheet.change_count === 0 || obstacles.submit !== null}
            working={isPending}
            onClick={() => decide({ run: () => submitSheet(sheet), done: 'Hoja enviada a aprobación.' })}
          >
            Enviar a aprobación
          </Button>
        )}
        {may('approve') && (
          <Button
            variant="go"
            disabled={!isSaved || sheet.change_count === 0 || obstacles.approve !== null}
            working={isPending}
            onClick={() => setOpen('approve')}
          >
            Aprobar…
          </Button>
        )}
        {may('return') && (
          <Button disabled={isPending} onClick={() => setOpen('return')}>
            Devolver…
          </Button>
        )}
        {may('rebase') && (state !== 'draft' || sheet.is_base_moved || isBaseMoved(error)) && (
          <RebaseButtons
            sheet={sheet}
            isWorking={isPending}
            isSaved={isSaved}
            onRebase={(keep) =>
              decide({ run: () => rebaseSheet(sheet, keep), done: 'Hoja puesta sobre las tarifas vigentes.' })
            }
          />
        )}
        {may('revert') && (
          <Button working={isPending} onClick={() => decide({ run: revert, done: 'Borrador creado.' })}>
            {state === 'in_force' ? 'Deshacer con una hoja nueva' : 'Repetir con una hoja nueva'}
          </Button>
        )}
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
            <Button variant="low" onClick={() => setOpen('delete')}>
              Eliminar
            </Button>
          ))}
      </div>
      {!isSaved && (
        <p className={`${styles['later']} small muted`}>Guarde el borrador antes de decidir sobre él.</p>
      )}
      {isSaved &&
        (['submit', 'approve'] as const)
          .filter((action) => may(action) && obstacles[action] !== null)
          .map((action) => (
            <p key={action} className={`${styles['later']} small muted`}>
              {obstacles[action]}
            </p>
          ))}
      {open === 'approve' && (
        <ApprovalDialog
          sheet={sheet}
          isWorking={isPending}
          failure={error === null ? null : failureText(error, FAILED)}
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
          formKey={returnForm}
          title="Devolver la hoja"
          hint="Lo lee quien escribió la hoja."
          action="Devolver"
          isWorking={isPending}
          failure={error === null ? null : failureText(error, FAILED)}
          onGiven={(reason) => decide({ run: () => returnSheet(sheet, reason), done: 'Hoja devuelta.' })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

/** Returns why a sheet can't be submitted or approved as it is, which the server would refuse; null if it can be. See docs/rules.md R945. */
function obstaclesOf({ is_base_moved: isMoved, planned_at: planned, warnings }: RateSheet) {
  const has = (kind: RateSheet['warnings'][number]['kind']): boolean =>
    warnings.some((warning) => warning.kind === kind);
  const isPast = planned !== null && new Date(planned) < serverNow();
  return {
    submit: isPast ? PAST : has('above_tmc') ? ABOVE_TMC : null,
    approve: isMoved ? BASE_MOVED : has('overlap') ? OVERLAP : null,
  };
}

interface RebaseButtonsProps {
  sheet: RateSheet;
  isWorking: boolean;
  isSaved: boolean;
  onRebase: (keep: RebaseKeeps) => void;
}

/** Buttons that write a sheet anew for the rates in force. Where these have changed, its values or its differences are kept. */
function RebaseButtons({ sheet, isWorking, isSaved, onRebase }: RebaseButtonsProps) {
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
    <Button key={keep} working={isWorking} disabled={!isSaved} onClick={() => onRebase(keep)}>
      {label}
    </Button>
  ));
}
