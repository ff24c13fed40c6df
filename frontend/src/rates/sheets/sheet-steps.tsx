import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { type PriceApproval, priceApprovalQuery } from '#shared/office/price-approval.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { effectOfSheet, lastReturn, STATE_TEXT, SYSTEM } from './sheet-texts.ts';
import styles from './sheet-steps.module.css';

interface Step {
  readonly label: string;
  /** Person who took the step, or what it waits for. */
  readonly text?: string | undefined;
  /** ISO instant of the step. */
  readonly at?: string | null | undefined;
}

const STEPS = ['draft', 'submission', 'approval', 'effect'] as const;
type StepName = (typeof STEPS)[number];

/** Step at which a sheet is in each of its states. */
const CURRENT: Readonly<Record<RateSheet['state'], StepName>> = {
  draft: 'draft',
  submitted: 'submission',
  returned: 'submission',
  approved: 'approval',
  in_force: 'effect',
  replaced: 'effect',
};

const PREFIX = { done: 'Hecho: ', current: 'Ahora: ', toCome: 'Falta: ' } as const;

/** Steps of a sheet from the draft to its effect: who took them and when, and what is to come. See docs/rules.md R905. */
export function SheetSteps({ sheet }: { sheet: RateSheet }) {
  const { data } = useQuery(priceApprovalQuery);
  const approval = data?.approval;
  const current = CURRENT[sheet.state];
  const progressOf = (name: StepName): keyof typeof PREFIX => {
    const distance = STEPS.indexOf(name) - STEPS.indexOf(current);
    return distance < 0 ? 'done' : distance === 0 ? 'current' : 'toCome';
  };
  const isApproved = progressOf('approval') !== 'toCome';
  // A submission is needed only where a second person approves.
  const isSubmissionSkipped =
    current !== 'submission' &&
    sheet.history.every(({ event }) => event !== 'submitted') &&
    (isApproved || approval !== 'second');
  const steps: Readonly<Record<StepName, Step>> = {
    draft: draftStep(sheet),
    submission: submissionStep(sheet),
    approval: approvalStep(sheet, isApproved, approval),
    effect: effectStep(sheet),
  };
  return (
    <ol className={classNames(styles['steps'], 'num')} aria-label="Pasos de la hoja">
      {STEPS.filter((name) => !(isSubmissionSkipped && name === 'submission')).map((name) => {
        const [{ label, text, at }, progress] = [steps[name], progressOf(name)];
        return (
          <li
            key={name}
            aria-current={progress === 'current' ? 'step' : undefined}
            data-done={progress === 'done' || undefined}
            data-bad={(progress === 'current' && sheet.state === 'returned') || undefined}
          >
            {progress === 'done' ? <Icon name="check" /> : <i />}
            <p>
              <span className="sr-only">{PREFIX[progress]}</span>
              <b>{label}</b>
              <span>
                {text}
                {text !== undefined && at && ', '}
                {at && <time dateTime={at}>{formatInstant(new Date(at))}</time>}
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function draftStep({ history, author, created }: RateSheet): Step {
  const written = history.find(({ event }) => !['submitted', 'returned', 'approved'].includes(event));
  return {
    label: STATE_TEXT.draft,
    text: (written ? written.by : author) ?? SYSTEM,
    at: written?.at ?? created,
  };
}

function submissionStep(sheet: RateSheet): Step {
  const { state, history, approver_count: count } = sheet;
  if (state === 'returned') {
    const { by, at } = lastReturn(sheet);
    return { label: STATE_TEXT.returned, text: by, at };
  }
  const sent = history.find(({ event }) => event === 'submitted');
  const label = STATE_TEXT.submitted;
  if (state === 'draft' || !sent)
    return {
      label,
      text: count === 1 ? '1 persona puede aprobarla' : `${count} personas pueden aprobarla`,
    };
  return { label, text: sent.by ?? SYSTEM, at: sent.at };
}

function approvalStep(
  { state, actions, is_writer: isWriter, decided_by: by, decided_at: at }: RateSheet,
  isApproved: boolean,
  approval: PriceApproval['approval'] | undefined,
): Step {
  const label = STATE_TEXT.approved;
  if (isApproved) return { label, text: by ?? SYSTEM, at };
  if (state === 'submitted' && actions.includes('approve')) return { label, text: 'Le toca a usted' };
  return { label, text: approval === 'second' && isWriter ? 'Por otra persona' : undefined };
}

function effectStep(sheet: RateSheet): Step {
  const label = STATE_TEXT[sheet.state === 'replaced' ? 'replaced' : 'in_force'];
  const effect = effectOfSheet(sheet);
  if (effect !== null) return { label, at: effect.at };
  return { label, text: sheet.planned_at === null ? 'Al aprobarla' : undefined };
}
