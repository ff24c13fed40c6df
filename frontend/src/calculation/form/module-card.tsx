import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { Button } from '#shared/ui/button.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { ErrorSummary, type SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import type { FieldPath, ModuleId } from '../answers/fields.ts';
import { shownViolation } from '../answers/violations.ts';
import { useShownErrors, useTouched } from '../fields/touched.ts';
import { useAnswers, useForm } from '../state/simulator-context.tsx';
import { MODULE_ID } from '../state/place.tsx';

/** A module's title and contents. */
export interface ModuleParts {
  readonly number: string;
  readonly title: string;
  /** Above the open module's heading, if not number and title. */
  readonly label?: string;
  readonly heading: (clientName: string) => string;
  readonly lead: string;
  readonly Fields: ComponentType;
  /** Title of the error summary, if it is not the default. */
  readonly banner?: string;
  /**
   * Shows the error summary as soon as a touched field is invalid, not only after a refused submit. It is below the fields, so
   * that it moves none.
   */
  readonly alwaysShowsErrors?: boolean;
}

export interface OpenModuleProps {
  id: ModuleId;
  parts: ModuleParts;
  takesFocus: boolean;
  onValid: () => void;
  footer: ReactNode;
  progress: ReactNode;
  /** Above the fields. */
  notice?: ReactNode;
}

/** The open module: a form that can be submitted only when none of its fields violates a rule. */
export function OpenModule({ id, parts, takesFocus, onValid, footer, progress, notice }: OpenModuleProps) {
  const { fields, form } = useForm();
  const name = useAnswers(({ client }) => client.name.trim());
  const own = fields[id];
  const touched = useTouched();
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = own.filter((path) => shownViolation(path, form.now(), form.violations()) !== undefined);
    if (refused.length === 0) return onValid();
    touched.touch(...refused);
    setAttempt(attempt + 1);
  };
  const { Fields, alwaysShowsErrors = false, banner } = parts;
  // Memoised, so that a change in the card does not rerender its fields.
  const drawnFields = useMemo(() => <Fields />, [Fields]);
  return (
    <ModuleCard
      {...parts}
      label={parts.label ?? `${parts.number} ${parts.title}`}
      heading={parts.heading(name)}
      takesFocus={takesFocus}
      onSubmit={submit}
      errorSummary={
        <ModuleErrors fields={attempt > 0 || alwaysShowsErrors ? own : []} attempt={attempt} title={banner} />
      }
      footer={footer}
      progress={progress}
      written={<Written id={id} />}
    >
      {notice}
      {drawnFields}
    </ModuleCard>
  );
}

interface ModuleErrorsProps {
  fields: readonly FieldPath[];
  attempt: number;
  title: string | undefined;
}

function ModuleErrors({ fields, attempt, title }: ModuleErrorsProps) {
  return <CardErrors errors={useShownErrors(fields)} attempt={attempt} title={title} />;
}

export interface CardErrorsProps {
  errors: readonly SummaryError[];
  /** Counts refused submits. */
  attempt: number;
  title?: string | undefined;
}

export function CardErrors({ errors, attempt, title = messageText('form_has_errors') }: CardErrorsProps) {
  return <ErrorSummary title={title} errors={errors} attempt={attempt} className="mb-6 print:hidden" />;
}

const Written = deferred(() => import('./folded-module.tsx'), 'WrittenModule');

/** Id of the open module's form, which the next act beside it submits. */
export const MODULE_FORM = 'modulo-datos';

export interface ModuleCardProps {
  /** Number and title, e.g. `01 Tus datos`. */
  label: string;
  progress: ReactNode;
  heading: string;
  lead: string;
  /** True to focus the heading, after a navigation to the module. */
  takesFocus: boolean;
  onSubmit: (event: FormEvent) => void;
  errorSummary: ReactNode;
  alwaysShowsErrors?: boolean;
  footer: ReactNode;
  /** The module's answers as text, for printing. */
  written?: ReactNode;
  children: ReactNode;
}

export function ModuleCard(props: ModuleCardProps) {
  const { label, progress, heading, lead, takesFocus, onSubmit, errorSummary, footer } = props;
  const { written, alwaysShowsErrors = false, children } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const startsWithFocus = useRef(takesFocus);

  useEffect(() => {
    // A list above the modules that opened this one keeps the focus.
    if (!startsWithFocus.current || document.activeElement?.matches('select')) return;
    title.current?.closest('section')?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      id={MODULE_ID}
      aria-labelledby={titleId}
      className="min-w-0 rounded-md border border-line bg-surface p-4 md:p-6"
    >
      <header className="mb-4 print:m-0">
        <p className="num mb-1 flex justify-between text-14 font-semibold text-primary">
          <span>{label}</span> {progress}
        </p>
        <h2 id={titleId} tabIndex={-1} ref={title} className="wrap-anywhere print:hidden">
          {heading}
        </h2>
        {lead !== '' && <p className="mt-0.5 text-ink-2 print:hidden">{lead}</p>}
      </header>
      <p className="num hidden print:block">{written}</p>
      {!alwaysShowsErrors && errorSummary}
      <form
        id={MODULE_FORM}
        noValidate
        onSubmit={onSubmit}
        aria-labelledby={titleId}
        className="print:hidden"
      >
        <FieldGrid className="gap-y-5!">{children}</FieldGrid>
        {alwaysShowsErrors && <div className="not-empty:mt-5 not-empty:-mb-1">{errorSummary}</div>}
        {footer !== null && <footer className="mt-5">{footer}</footer>}
      </form>
    </section>
  );
}

/** Button at the end of every module except the last one, whose act stands in the answer's card. */
export const ContinueActions = () => (
  <Button type="submit" className="border-2! border-primary! text-primary!">
    Continuar
  </Button>
);

/** Current step, e.g. `Paso 1 de 3`, below 1024 px. */
export const Progress = ({ step, count }: { step: number; count: number }) => (
  <span className="text-14 font-semibold text-ink-2 lg:hidden print:hidden">{`Paso ${step} de ${count}`}</span>
);
