import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDate } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { ActionFailure } from '#shared/ui/forms/form.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { describeCount } from '../tarifas/describe.ts';
import { DeleteQuestion } from '../tarifas/delete-question.tsx';
import { usePriceAction } from '../tarifas/use-price-action.ts';
import { ActBar } from '../grid/act-bar.tsx';
import {
  approveSheet,
  changeAddress,
  CHANGES,
  DONE,
  deleteSheet,
  editAddress,
  patchSheet,
  returnSheet,
  revertSheet,
  sheetQuery,
  submitSheet,
  type RateSheet,
  type WantedChange,
  wantedRows,
} from '../tarifas/change-data.ts';
import { SYSTEM } from './change-texts.ts';
import { type Effect, instantOf } from '../grid/effect-fields.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { ReturnDialog } from './return-dialog.tsx';

const FAILED = 'No pudimos hacerlo. Inténtelo de nuevo en unos minutos.';
const ALONE =
  'Nadie puede aprobarlo: usted es la única persona con rol de administración. Pida a Operaciones que agregue otra.';
const NOBODY = 'Nadie puede aprobarlo: todas las personas con rol de administración escribieron en él.';
const WITHDRAWN = 'Lo retiró quien lo escribió.';

interface Decision {
  readonly run: () => Promise<RateSheet>;
  /** Report; by default that of the state of the set. */
  readonly done?: string;
}

export interface ChangeBarProps {
  sheet: RateSheet;
  tables: RateTables;
  /** Instant from which it is to be in force; without a day: when it is approved. */
  effect: Effect;
  /** True if the user has chosen another instant than the set's. */
  isMoved: boolean;
  effectError: string | undefined;
  /** True if the user has to confirm a doubtful value. */
  hasDoubts: boolean;
}

/** Bar that says whose turn it is with a set, with the acts that the user may take. See docs/rules.md R591, R946. */
export function ChangeBar({ sheet, tables, effect, isMoved, effectError, hasDoubts }: ChangeBarProps) {
  const { id, state, actions, version } = sheet;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: approval } = useQuery(priceApprovalQuery);
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [open, setOpen] = useState<'return' | 'delete' | null>(null);
  const { run, isWorking, failure } = usePriceAction({
    run: (decision: Decision) => decision.run(),
    done: (answer, { done }) => done ?? DONE[answer.state] ?? null,
    failed: FAILED,
    onDone: (answer) => {
      queries.setQueryData(sheetQuery(answer.id).queryKey, answer);
      if (answer.id !== id) void navigate(changeAddress(answer.id));
    },
  });
  const may = (action: RateSheet['actions'][number]): boolean => actions.includes(action);
  const at = effect.day === null ? null : (instantOf(effect)?.toISOString() ?? null);
  const isStale = (state === 'draft' || state === 'submitted') && sheet.moved_lines.length > 0;
  const isNext = !isStale && (may('submit') || may('approve'));
  const toDo = !isNext
    ? null
    : (obstacleOf(sheet, effectError, isMoved) ??
      (hasDoubts && confirmed !== version ? 'Falta confirmar que es correcto.' : null));
  const day = effect.day === null ? ' ahora' : ` para el ${formatDate(effect.day)}`;
  const submit = async (): Promise<RateSheet> => {
    if (!isMoved) return submitSheet(sheet);
    const moved = await patchSheet(sheet, { planned_at: at });
    queries.setQueryData(sheetQuery(id).queryKey, moved);
    return submitSheet(moved);
  };
  const go = (label: string, decision: Decision): ReactNode => (
    <Button
      variant="go"
      className="max-md:w-full"
      aria-disabled={toDo !== null}
      working={isWorking}
      onClick={() => toDo === null && run(decision)}
    >
      {label}
    </Button>
  );
  const alt = (label: string, decision: Decision): ReactNode => (
    <Button small disabled={isWorking} onClick={() => run(decision)}>
      {label}
    </Button>
  );
  const rewrite = (keepsPresent: boolean, done: string): Decision => ({
    run: () => patchSheet(sheet, { changes: wantedAnew(sheet, tables, keepsPresent) }),
    done,
  });
  const isSecond = approval?.approval === 'second';
  return (
    <ActBar
      text={
        <>
          {textOf(sheet, isStale, approval?.approver_count ?? null, isSecond)}
          {toDo !== null && <span className="font-semibold text-bad">{` ${toDo}`}</span>}
        </>
      }
      below={<ActionFailure text={isWorking ? null : failure} />}
    >
      {isNext && hasDoubts && (
        <CheckboxField
          name="is_correct"
          label="Es correcto"
          value={confirmed === version}
          onChange={(isCorrect) => setConfirmed(isCorrect ? version : null)}
        />
      )}
      {may('delete') && (
        <Button small variant="low" disabled={isWorking} onClick={() => setOpen('delete')}>
          Descartar
        </Button>
      )}
      {may('change') && (
        <Link className={buttonClass(state === 'returned' ? 'go' : 'alt', true)} to={editAddress(id)}>
          Editar en Tarifas
        </Link>
      )}
      {may('return') &&
        (state === 'submitted' && isSecond && sheet.is_writer ? (
          alt('Retirar', { run: () => returnSheet(sheet, WITHDRAWN), done: 'Cambio retirado.' })
        ) : (
          <Button small disabled={isWorking} onClick={() => setOpen('return')}>
            Devolver
          </Button>
        ))}
      {may('revert') &&
        alt('Deshacer', {
          run: () => revertSheet(sheet),
          done: 'Cambio en preparación.',
        })}
      {isStale && state === 'draft' && (
        <>
          {alt('Dejar las vigentes', rewrite(true, 'Lo que cambió queda como está vigente.'))}
          {go(
            sheet.is_writer ? 'Mantener mis valores' : 'Mantener sus valores',
            rewrite(false, 'El cambio queda sobre los valores vigentes.'),
          )}
        </>
      )}
      {isNext &&
        (may('approve')
          ? go(`${state === 'submitted' ? 'Aprobar' : 'Aplicar'}${day}`, {
              run: () => approveSheet(sheet, at),
            })
          : go('Enviar a aprobación', { run: submit }))}
      {open === 'return' && (
        <ReturnDialog sheet={sheet} onReturned={() => setOpen(null)} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <DeleteQuestion
          question="¿Descartar este cambio?"
          row={sheet}
          remove={() => deleteSheet(sheet).then(() => navigate(CHANGES, { replace: true }))}
          doneText="Cambio descartado."
          action="Descartar"
          onClose={() => setOpen(null)}
        >
          <p>{sheet.name}</p>
        </DeleteQuestion>
      )}
    </ActBar>
  );
}

/** Returns the changes of a set for the prices in force. @param keepsPresent without those whose prices have changed since */
function wantedAnew(
  { changes, rows, moved_lines: moved }: RateSheet,
  tables: RateTables,
  keepsPresent: boolean,
): WantedChange[] {
  const stored = new Set(tables.rates.map(({ id }) => id));
  const rates = changes.map(({ rate, from: _from, value, ...cell }) =>
    rate !== null && stored.has(rate) ? { rate, value } : { ...cell, value },
  );
  return [...rates, ...wantedRows(rows)].filter((_change, index) => !(keepsPresent && moved.includes(index)));
}

/** Returns why the server would refuse the next act; null if it would not. See docs/rules.md R945. */
function obstacleOf(
  { change_count: count, is_above_tmc: isAboveTmc }: RateSheet,
  effectError: string | undefined,
  isMoved: boolean,
): string | null {
  if (count === 0) return 'No cambia ningún valor.';
  if (effectError !== undefined) return 'Cambie el día: debe estar por venir, dentro de un año.';
  // Another day than the set's may have another TMC.
  return isAboveTmc && !isMoved ? 'Tiene tasas sobre la TMC.' : null;
}

/** Says whose turn it is. @param others number of the other administrators; null while it is loaded */
function textOf(sheet: RateSheet, isStale: boolean, others: number | null, isSecond: boolean): ReactNode {
  const { state, actions, author, decided_by: decider, submitted_at: sentAt } = sheet;
  if (isStale)
    return state === 'draft'
      ? 'Elija para los valores que cambiaron; los otros siguen igual.'
      : 'Cambió lo que reemplaza: vuelve a quien lo escribió antes de aprobarse.';
  if (isSecond && sheet.approver_count === 0 && (state === 'draft' || state === 'submitted'))
    return others === 0 ? ALONE : NOBODY;
  switch (state) {
    case 'draft':
      return <b>{describeCount(sheet.change_count)}</b>;
    case 'submitted': {
      const sent = sentAt === null ? '' : formatInstant(new Date(sentAt), ' a las ');
      return actions.includes('approve') ? (
        <>
          <b>Le toca a usted.</b>
          {` ${author ?? SYSTEM} lo envió el ${sent}.`}
        </>
      ) : (
        <>
          <b>Espera a otra persona con rol de administración</b>
          {` desde el ${sent}. Usted lo escribió: no puede aprobarlo.`}
        </>
      );
    }
    case 'returned':
      return 'Se puede corregir y enviar otra vez.';
    case 'approved':
      return `Lo aprobó ${decider ?? SYSTEM}.`;
    default:
      return state === 'in_force' ? 'Está vigente.' : 'Otros cambios lo reemplazaron.';
  }
}
