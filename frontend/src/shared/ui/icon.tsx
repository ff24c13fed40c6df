import { classNames } from './class-names.ts';

/** Circles as paths, so that each icon is a single path. */
const RING = 'M10 2.25a7.75 7.75 0 1 0 0 15.5 7.75 7.75 0 0 0 0-15.5z';

const PATHS = {
  check: `${RING}M6.5 10.3l2.4 2.4 4.6-5`,
  error: `${RING}M10 5.8v5M10 13.9v.1`,
  info: `${RING}M10 9.2v5M10 6.1v.1`,
  warn: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1',
  tick: 'M4.5 10.5l3.6 3.6 7.4-8',
  chevron: 'M5 7.5l5 5 5-5',
  clock: `${RING}M10 5.5V10l3 1.9`,
  close: 'M5 5l10 10M15 5L5 15',
  comment: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2z',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  edit: 'M4 16l.8-3.5L13 4.3l2.7 2.7L7.5 15.2z',
  link: 'M8.3 11.7l3.4-3.4M9.4 5.6l1.5-1.5a3.5 3.5 0 0 1 5 5l-1.6 1.5M10.6 14.4l-1.5 1.5a3.5 3.5 0 0 1-5-5l1.6-1.5',
  place:
    'M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9zM10 6.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  plus: 'M10 4v12M4 10h12',
  refused: `${RING}M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6`,
  retry: 'M16.2 10a6.2 6.2 0 1 1-1.9-4.5M16.5 3v3.4h-3.4',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.2 13.2L17 17',
  swap: 'M6.5 3.5v13M6.5 3.5l-3 3M6.5 3.5l3 3M13.5 16.5v-13M13.5 16.5l-3-3M13.5 16.5l3-3',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6',
} as const;

export type IconName = keyof typeof PATHS;

/** Line icon of 20 px. Decorative: the text next to it has its meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames('flex-none', className)}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
