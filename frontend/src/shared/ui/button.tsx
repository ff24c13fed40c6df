import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './loading.tsx';

export type ButtonVariant = 'go' | 'alt' | 'low' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  working?: boolean;
  workingLabel?: string;
  small?: boolean;
}

/** Large text makes a label wider than a phone. */
const BUTTON =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap transition-colors max-[30em]:whitespace-normal focus-visible:rounded-md aria-busy:cursor-progress unusable:cursor-not-allowed unusable:bg-transparent unusable:text-ink-2 unusable:no-underline print:hidden';
const FRAMED = 'no-underline unusable:border-line';
/** `danger` is for deletions, which ask for confirmation. In forced colours, `go` is highlighted and `low` has no frame. */
const LOOKS = {
  go: `go ${FRAMED} border-transparent bg-solid text-on-solid hover:bg-solid-dark hover:text-on-solid`,
  alt: `${FRAMED} border-edge bg-surface text-ink hover:border-ink hover:bg-ground hover:text-ink`,
  danger: `${FRAMED} border-transparent bg-bad-solid text-on-solid hover:bg-bad-solid-dark hover:text-on-solid`,
  low: 'border-transparent bg-transparent text-primary underline decoration-1 underline-offset-3 hover:text-primary-dark hover:decoration-2 forced-colors:border-[Canvas]',
} as const;
/** A thumb needs 44 px. */
const SIZES = {
  small: 'min-h-9 px-3 text-14 pointer-coarse:min-h-11',
  low: 'min-h-10 px-2 pointer-coarse:min-h-11',
  usual: 'min-h-(--control) px-5',
} as const;

/** Returns the class of a button's look, for a link that looks like a button. */
export const buttonClass = (variant: ButtonVariant, small = false): string =>
  classNames(BUTTON, LOOKS[variant], SIZES[small ? 'small' : variant === 'low' ? 'low' : 'usual']);

/**
 * Button. While `working`, it shows that, keeps its focus and width, and ignores presses (submits included). A button with a
 * working state handles a double click as one press, because the second click may come before `working` is set or before a
 * question in its place was read. `type` defaults to `button`.
 */
export function Button(props: ButtonProps) {
  const { variant = 'alt', working = false, workingLabel, small = false, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const isSecondClick = props.working !== undefined && event.detail > 1;
    if (working || isSecondClick) event.preventDefault();
    else onClick?.(event);
  };
  const label = working && workingLabel !== undefined ? workingLabel : children;
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(buttonClass(variant, small), className)}
      aria-busy={working || undefined}
      aria-disabled={working || attributes['aria-disabled']}
      onClick={press}
    >
      {working && <Spinner />}
      <span className="contents">{label}</span>
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/** Button with an icon only; `label` is its accessible name. */
export function IconButton({ icon, label, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(
        'inline-grid size-9 flex-none cursor-pointer place-items-center rounded-sm border-0 bg-transparent p-0 transition-colors hover:bg-[color-mix(in_srgb,currentcolor_12%,transparent)] print:hidden unusable:cursor-not-allowed unusable:text-ink-2',
        icon === 'trash' ? 'text-bad' : 'text-inherit',
        className,
      )}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
