import brand from 'virtual:brand';
import mark from '../../../../brand/mark.svg';
import { classNames } from './class-names.ts';

export interface BankMarkProps {
  /** Whether the kind of institution is below the name. */
  hasKind?: boolean;
  className?: string | undefined;
}

const SIZE_PX = 32;

export function BankMark({ hasKind = false, className }: BankMarkProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-3 text-20 leading-none font-bold tracking-snug',
        className,
      )}
    >
      <img className="flex-none" src={mark} alt="" width={SIZE_PX} height={SIZE_PX} />
      <span>
        <span>{brand.name}</span>
        {hasKind && (
          <small className="mt-1 block text-14 leading-none font-normal tracking-normal text-ink-2">
            {brand.kind}
          </small>
        )}
      </span>
    </span>
  );
}
