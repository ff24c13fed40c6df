import { unbroken } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { describeModule } from '../answers/describe.ts';
import type { ModuleId } from '../answers/fields.ts';
import { canEdit } from '../state/modules.ts';
import { useAnswers, useBank, useForm, useSteps, useTyped } from '../state/simulator-context.tsx';
import type { SimulatorSteps } from '../state/use-simulator.ts';

export interface FoldedModuleProps {
  id: ModuleId;
  parts: { readonly number: string; readonly title: string };
  onEdit: (id: ModuleId) => void;
}

const STATE = {
  done: { icon: 'check', tone: 'text-good', text: 'Módulo completado' },
  pending: { icon: 'info', tone: 'text-info', text: 'Falta completar este paso' },
  review: { icon: 'error', tone: 'text-bad', text: 'Hay datos por revisar' },
  uncalculated: { icon: 'info', tone: 'text-info', text: 'Falta calcular el dividendo' },
  figures: { icon: 'info', tone: 'text-good', text: 'Ya con tus cifras' },
} as const;

/** A closed module with answers, folded into a row. See docs/rules.md R81. */
export function FoldedModule({ id, parts, onEdit }: FoldedModuleProps) {
  const steps = useSteps();
  const textFor = useAudienceText();
  const { fields, form } = useForm();
  const { number, title } = parts;
  const isIncomplete = useAnswers(() => {
    const broken = fields[id].flatMap((path) => form.violations()[path] ?? []);
    return broken.length > 0 && broken.every(({ code }) => code === 'required' || code.startsWith('select_'));
  });
  const found = stateOf(id, steps);
  const state = found === 'review' && isIncomplete ? 'pending' : found;
  const { icon, tone, text } = STATE[state];
  const step = `${number} ${title}`;
  return (
    <section
      className="@container grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border border-line py-3 pr-2 pl-4 md:gap-x-4 md:pr-4 md:pl-6"
      aria-label={step}
    >
      <Icon
        name={icon}
        className={classNames('row-span-2 size-6 @max-[34rem]:mt-2 @max-[34rem]:self-start', tone)}
      />
      <p className="num col-start-2 text-14 text-ink-2">
        <b className="font-semibold text-ink">{step}</b>{' '}
        <span className="@max-[34rem]:block @min-[34rem]:whitespace-nowrap">
          <i aria-hidden="true" className="not-italic @max-[34rem]:hidden">
            ·
          </i>{' '}
          <span className={state === 'review' ? 'font-semibold text-bad' : undefined}>
            {state === 'figures' ? textFor(text, 'Ya con sus cifras') : text}
          </span>
        </span>
      </p>
      <p className="num col-start-2 row-start-2 wrap-anywhere @max-[34rem]:col-end-4 @max-[34rem]:pt-1 @max-[34rem]:pr-2 @max-[34rem]:text-14 @max-[34rem]:text-pretty @max-[18rem]:col-start-1">
        {useDescription(id).map((part, index) => (
          <span key={`${index} ${part}`}>{unbroken(index > 0 ? ` · ${part}` : part)}</span>
        ))}
      </p>
      <Button
        variant="low"
        className="col-start-3 row-start-1 row-end-3 @max-[34rem]:row-end-2"
        disabled={!canEdit(steps.modules, id)}
        onClick={() => onEdit(id)}
      >
        Editar<span className="sr-only">{` ${title.toLowerCase()}`}</span>
      </Button>
    </section>
  );
}

function useDescription(id: ModuleId): readonly string[] {
  const answers = useAnswers((all) => all);
  const typed = useTyped(({ credit }) => credit);
  return describeModule(id, answers, useBank().inicio?.catalogos ?? null, typed);
}

/** The open module's answers, on paper. */
export const WrittenModule = ({ id }: Pick<FoldedModuleProps, 'id'>) => (
  <span>{useDescription(id).join(' · ')}</span>
);

/**
 * Returns the module's status. `pending`: has answers of an earlier visit, a link or the estimate,
 * but an earlier module is not complete. `review`: answers that have to be validated again.
 */
function stateOf(id: ModuleId, { modules, isCreditValid }: SimulatorSteps): keyof typeof STATE {
  if (modules[id].valid) return 'done';
  if (id === 'm2' && !modules.m1.valid) return 'pending';
  if (id === 'm3' && isCreditValid) return modules.m1.valid && modules.m2.valid ? 'uncalculated' : 'figures';
  return 'review';
}
