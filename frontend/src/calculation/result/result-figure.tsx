import { useId } from 'react';
import { isOld, type FiguresProps, type FigureStatus } from '../figures/shown.ts';
import { useIsForStaff, useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Explained } from '#shared/ui/explained.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Skeleton, Spinner } from '#shared/ui/loading.tsx';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { shownRow } from '../figures/shown.ts';
import { ResultFoot } from './result-foot.tsx';
import styles from './result-figure.module.css';

const LONG_TEXT = 10;
const DIVIDEND = 'Lo que se paga cada mes: una parte de la deuda, los intereses y los seguros.';

/**
 * The dividend in pesos with UF below (for staff the other way round), and what it includes. Its height is the same without
 * figures.
 */
export function ResultFigure(props: FiguresProps) {
  const { status, isFinal } = props;
  const shown = shownRow(props);
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const titleId = useId();
  const isWaiting = status === 'loading' || status === 'updating';
  return (
    <div
      className={classNames(
        styles['figure'],
        shown === null ? styles['pale'] : 'on-dark',
        isForStaff && styles['staff'],
      )}
    >
      <div className={styles['explained']}>
        <div className={styles['head']}>
          <span className={styles['title']}>
            <h2 id={titleId}>{textFor('Tu dividendo mensual', 'Dividendo mensual')}</h2>
            <Explained name="el dividendo">{DIVIDEND}</Explained>
          </span>
          {shown !== null && <ResultStamp status={status} isFinal={isFinal} />}
        </div>
        <div role="status" aria-labelledby={titleId} aria-busy={isWaiting || undefined} className="num">
          {shown === null ? (
            <Bones isLoading={isWaiting} />
          ) : (
            <Amounts clp={pesos(shown.DivTotalPe)} uf={uf(shown.DivTotal)} isOld={isOld(status)} />
          )}
        </div>
      </div>
      <div className={styles['foot']}>
        <ResultFoot {...props} />
      </div>
    </div>
  );
}

function Amounts({ clp, uf: inUf, isOld }: { clp: string; uf: string; isOld: boolean }) {
  const [first, second] = useIsForStaff() ? [inUf, clp] : [clp, inUf];
  return (
    <p className={classNames(isOld && styles['old'])}>
      <span className="sr-only">Dividendo mensual: </span>
      <span translate="no" className={classNames(styles['big'], first.length > LONG_TEXT && styles['long'])}>
        {first}
      </span>{' '}
      <span translate="no" className={styles['second']}>
        {second}
      </span>
    </p>
  );
}

function Bones({ isLoading }: { isLoading: boolean }) {
  return (
    <p className={classNames(isLoading && styles['waiting'])}>
      <span className={styles['big']}>
        <Skeleton widthEm={5} />
      </span>
      <span className={styles['second']}>
        <Skeleton widthEm={5} label={isLoading ? 'Calculando el dividendo' : 'Sin calcular'} />
      </span>
    </p>
  );
}

/** Stamp on the figures: being updated, of former answers, calculated result, or preview. */
function ResultStamp({ status, isFinal }: { status: FigureStatus; isFinal: boolean | undefined }) {
  if (status === 'outdated') return <span className={styles['stamp']}>Datos anteriores</span>;
  if (status === 'updating') {
    return (
      <span className={styles['stamp']}>
        <Spinner /> <span>Actualizando</span>
      </span>
    );
  }
  if (isFinal === undefined) return null;
  if (!isFinal) return <span className={styles['stamp']}>Vista previa</span>;
  return (
    <span className={styles['stamp']}>
      <Icon name="check" /> <span>Calculado</span>
    </span>
  );
}
