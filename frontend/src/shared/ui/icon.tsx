import styles from './icon.module.css';
import { classNames } from './class-names.ts';

const RING = <circle cx="10" cy="10" r="7.75" />;

const SHAPES = {
  check: (
    <>
      {RING}
      <path d="M6.5 10.3l2.4 2.4 4.6-5" />
    </>
  ),
  error: (
    <>
      {RING}
      <path d="M10 5.8v5M10 13.9v.1" />
    </>
  ),
  info: (
    <>
      {RING}
      <path d="M10 9.2v5M10 6.1v.1" />
    </>
  ),
  warn: (
    <>
      <path d="M10 3l7.5 13.5h-15z" />
      <path d="M10 8v4M10 14.2v.1" />
    </>
  ),
  tick: <path d="M4.5 10.5l3.6 3.6 7.4-8" />,
  chevron: <path d="M5 7.5l5 5 5-5" />,
  clock: (
    <>
      {RING}
      <path d="M10 5.5V10l3 1.9" />
    </>
  ),
  close: <path d="M5 5l10 10M15 5L5 15" />,
  comment: <path d="M3.5 4.5h13v9H9l-3.5 3v-3h-2z" />,
  download: <path d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />,
  edit: <path d="M4 16l.8-3.5L13 4.3l2.7 2.7L7.5 15.2z" />,
  link: (
    <>
      <path d="M8.3 11.7l3.4-3.4" />
      <path d="M9.4 5.6l1.5-1.5a3.5 3.5 0 0 1 5 5l-1.6 1.5" />
      <path d="M10.6 14.4l-1.5 1.5a3.5 3.5 0 0 1-5-5l1.6-1.5" />
    </>
  ),
  place: (
    <>
      <path d="M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9z" />
      <circle cx="10" cy="8.5" r="1.9" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  refused: (
    <>
      {RING}
      <path d="M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6" />
    </>
  ),
  retry: (
    <>
      <path d="M16.2 10a6.2 6.2 0 1 1-1.9-4.5" />
      <path d="M16.5 3v3.4h-3.4" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13.2 13.2L17 17" />
    </>
  ),
  trash: <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6" />,
} as const;

export type IconName = keyof typeof SHAPES;

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Line icon of 20 px. Decorative: the text next to it has its meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles['icon'], className)} viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
