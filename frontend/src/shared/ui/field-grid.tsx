import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-grid.module.css';

/** Fields in two columns from 600 px, in one below. A field with `wide` takes the whole row. */
export function FieldGrid({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames(styles['grid'], className)} />;
}

/** Anything else that takes a whole row of the grid. */
export function FieldGridRow({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames(styles['row'], className)} />;
}
