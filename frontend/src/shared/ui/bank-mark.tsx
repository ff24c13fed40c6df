import brand from 'virtual:brand';
import mark from '../../../../brand/mark.svg';
import { classNames } from './class-names.ts';
import styles from './bank-mark.module.css';

export interface BankMarkProps {
  /** Whether the kind of institution is below the name. */
  hasKind?: boolean;
  className?: string | undefined;
}

const SIZE_PX = 32;

export function BankMark({ hasKind = false, className }: BankMarkProps) {
  return (
    <span className={classNames(styles['mark'], className)}>
      <img src={mark} alt="" width={SIZE_PX} height={SIZE_PX} />
      <span>
        <span>{brand.name}</span>
        {hasKind && <small>{brand.kind}</small>}
      </span>
    </span>
  );
}
