import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/** A button that shows an icon only; `label` is its name. */
export function IconButton({ icon, label, className, ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={classNames(styles['button'], className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
