import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { proposalsQuery } from '#shared/office/proposals-query.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { STATE_TEXT } from './sheet-texts.ts';
import styles from './sheet-steps.module.css';

interface Step {
  readonly label: string;
  /** Person who took the step, or what it waits for. */
  readonly text?: string | undefined;
  /** ISO instant of the step. */
  readonly at?: string | null | undefined;
}

const CURRENT = { draft: 0, submitted: 1, returned: 1, approved: 2, in_force: 3, replaced: 3 } as const;

const SYSTEM = 'El sistema';

/** Steps of a sheet from the draft to its effect: who took them and when, and what is to come. See docs/rules.md R905. */
export function SheetSteps({ sheet }: { sheet: RateSheet }) {
  const { data } = useQuery(proposalsQuery);
  const current = CURRENT[sheet.state];
  const isSubmitted = sheet.history.some(({ event }) => event === 'submitted');
  // Who approves their own sheets need not submit them.
  const isSkipped = !isSubmitted && (current > 1 || data?.approval !== 'second');
  const steps = [draftStep(sheet), submissionStep(sheet), approvalStep(sheet), effectStep(sheet)];
  return (
    <ol className={classNames(styles['steps'], 'num')} aria-label="Pasos de la hoja">
      {steps.map(
        ({ label, text, at }, index) =>
          !(isSkipped && index === 1) && (
            <li
              key={index}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current || undefined}
              data-bad={(index === current && sheet.state === 'returned') || undefined}
            >
              {index < current ? <Icon name="check" /> : <i />}
              <p>
                {index <= current && <span className="vh">{index < current ? 'Hecho: ' : 'Ahora: '}</span>}
                <b>{label}</b>
                <span>
                  {text}
                  {text !== undefined && at && ', '}
                  {at && <time dateTime={at}>{formatInstant(new Date(at))}</time>}
                </span>
              </p>
            </li>
          ),
      )}
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

function submissionStep({ state, history, approver_count: count, ...sheet }: RateSheet): Step {
  if (state === 'returned')
    return { label: STATE_TEXT.returned, text: sheet.decided_by ?? SYSTEM, at: sheet.decided_at };
  const sent = history.find(({ event }) => event === 'submitted');
  const label = STATE_TEXT.submitted;
  if (state === 'draft' || !sent)
    return { label, text: count === 1 ? '1 persona puede aprobarla' : `${count} personas pueden aprobarla` };
  return { label, text: sent.by ?? SYSTEM, at: sent.at };
}

function approvalStep({ state, actions, decided_by: by, decided_at: at }: RateSheet): Step {
  const label = STATE_TEXT.approved;
  if (CURRENT[state] >= 2) return { label, text: by ?? SYSTEM, at };
  if (actions.includes('approve'))
    return { label, text: state === 'submitted' ? 'Le toca a usted' : undefined };
  return { label, text: 'Por otra persona' };
}

function effectStep({ state, planned_at: planned, effective_at: effective }: RateSheet): Step {
  const at = effective ?? (CURRENT[state] < 2 ? planned : null);
  const label = STATE_TEXT[state === 'replaced' ? 'replaced' : 'in_force'];
  return at === null ? { label, text: 'Al aprobarla' } : { label, at };
}
