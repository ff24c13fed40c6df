import { createContext, use, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  wide?: boolean | undefined;
  /** True: announced by assistive technology; false: the label marks it as optional. */
  required?: boolean | undefined;
  /** Correction below the error. Its id is the name with `-c`. */
  correction?: ReactNode;
}

export interface ControlledFieldProps<Value> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Properties of an input that a checkbox and the buttons of a group take. */
export type ChoiceProps = Pick<ComponentProps<'input'>, 'onBlur' | 'disabled'>;

/** Attributes that connect a control with its label, hint and error. Its id is the field's name. */
export interface ControlWiring {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function wireControl(props: Omit<FieldProps, 'label' | 'wide'>): ControlWiring {
  const { name, hint, error, required, correction } = props;
  const describedBy = classNames(
    Boolean(error) && `${name}-e`,
    Boolean(correction) && `${name}-c`,
    hasHint(hint) && `${name}-h`,
  );
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy || undefined,
  };
}

const hasHint = (hint: ReactNode): boolean =>
  hint !== undefined && hint !== null && hint !== false && hint !== '';

/** Frame of a control, which is bare itself. */
const FRAME =
  'relative flex min-h-(--control) items-center rounded-md border bg-surface transition-colors [&>:is(input,select,textarea)]:outline-none locked:border-line locked:bg-ground typing:border-ink typing:outline-focused';

/**
 * Input for figures. In large text and a narrow field they shrink, so that none is cut: a digit is at most 0.7 em wide, what stands
 * between digits half of that. The prerendered page may have no style of its own, and has no long figures.
 */
export function FigureInput({ className = '', ...input }: ComponentProps<'input'>) {
  const text = String(input.value || input.placeholder || '');
  const length = text.length - (text.match(/[.,-]/g)?.length ?? 0) / 2;
  const style = { '--length': length } as ComponentProps<'span'>['style'];
  return (
    <span data-figures className="@container flex min-w-0 flex-1 self-stretch" {...(length > 9 && { style })}>
      <input
        type="text"
        {...input}
        className={`pr-2 text-[min(1em,calc((100cqi-24px)/(0.7*var(--length,9))))] outline-none ${className}`}
      />
    </span>
  );
}

/** Properties of a native control that a field of its own has in place of the element's. */
export type NativeProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | 'id' | 'type' | 'children' | 'onChange'
>;

/** True for a field whose hint stands beside its label. */
export const HintBesideLabel = createContext(false);

/** Label, control, error and hint. The properties that it does not use itself are passed to the control with its wiring. */
export function Field(props: FieldProps & { children: (control: ControlWiring) => ReactNode }) {
  const { name, label, hint, error, wide, required, correction, children, ...control } = props;
  const isBeside = use(HintBesideLabel);
  const said = <FieldHint name={name} hint={hint} />;
  const title = (
    <label htmlFor={name}>
      <span>{label}</span>
      {required === false && <span className="font-normal text-ink-2"> (opcional)</span>}
    </label>
  );
  return (
    <div className={classNames(wide && 'col-span-full')}>
      {isBeside ? (
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 self-end *:m-0! [&>label]:font-semibold">
          {title}
          {said}
        </div>
      ) : (
        title
      )}
      <div className={classNames(FRAME, error ? 'border-2 border-bad' : 'border-edge hover:border-ink')}>
        {children({ ...control, ...wireControl(props) })}
      </div>
      <FieldError name={name} error={error} />
      {correction}
      {!isBeside && said}
    </div>
  );
}

/** Error below a control. Its id is the name with `-e`. */
export function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className="flex gap-2 text-14 font-semibold text-bad" id={`${name}-e`}>
      <Icon name="error" className="mt-px size-4.5" />
      <span>{error}</span>
    </p>
  );
}

/** Hint below a control. Its id is the name with `-h`. */
export function FieldHint({ name, hint }: { name: string; hint: ReactNode }) {
  if (!hasHint(hint)) return null;
  return (
    <div className="text-14 text-ink-2" id={`${name}-h`}>
      {hint}
    </div>
  );
}

/** Grid of fields: two columns, one on a narrow screen or in large text. A field with `wide` takes a whole row. */
export function FieldGrid({ className, ...attributes }: ComponentProps<'div'>) {
  return (
    <div
      {...attributes}
      className={classNames(
        'grid grid-cols-1 items-start gap-x-(--gap) gap-y-6 md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,50%-var(--gap)/2)),1fr))]',
        className,
      )}
    />
  );
}
