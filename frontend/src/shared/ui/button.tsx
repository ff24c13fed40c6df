import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './loading.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'go' | 'alt' | 'low' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  working?: boolean;
  workingLabel?: string;
  small?: boolean;
}

/** Returns the class of a button's look, for a link that looks like a button. */
export const buttonClass = (variant: ButtonVariant, small = false): string =>
  classNames(styles['button'], styles[variant], small && styles['small']);

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
      <span className={styles['label']}>{label}</span>
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
      className={classNames(styles['icon'], icon === 'trash' && styles['deletes'], className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
