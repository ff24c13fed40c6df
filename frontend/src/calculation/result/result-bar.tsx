import { incomeVerdict } from '@simulador/contracts/calculation/messages/income';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import { formerVerdict, type ResultProps } from '../figures/shown.ts';
import { keepAbove } from '#shared/browser/keep-above.ts';
import { useIsForStaff, useAudienceText } from '#shared/context/audience.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Sheet } from '#shared/ui/dialog/sheet.tsx';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { shownRow } from '../figures/shown.ts';
import { MARKED, OldMark } from './old-mark.tsx';
import { ResultCard } from './result-card.tsx';
import styles from './result-bar.module.css';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textIn } from '#shared/browser/history-entry.ts';

const keepAboveBar = keepAbove('--bar-height');

/** Below 1024 px: the dividend in a bar at the bottom edge, the whole result in a sheet. */
export function ResultBar(props: ResultProps) {
  const sheet = useHistoryLayer('result');
  const { status, answer } = props;
  const label = answer?.label ?? 'Dividendo mensual';
  const shown = shownRow(props);
  const isForStaff = useIsForStaff();
  const [first, second] = shown === null ? [] : barAmounts(shown, answer, isForStaff);
  return (
    <>
      <aside
        ref={keepAboveBar}
        className={classNames(styles['bar'], shown === null ? styles['pale'] : 'on-dark', MARKED)}
        aria-label="Dividendo"
        data-slim-bar
      >
        <OldMark status={status} />
        <p className="num" role="status" aria-label={label} aria-busy={status === 'updating' || undefined}>
          <span>{label}</span>{' '}
          {shown === null ? (
            <BarText {...props} />
          ) : (
            <b translate="no">
              <span>{first}</span> <small>{second}</small>
            </b>
          )}
          {shown !== null && props.verdict && (
            <span>
              {formerVerdict(status) ??
                incomeVerdict(props.verdict.missingClp, { ...props.verdict, isForStaff })}
            </span>
          )}
        </p>
        {(shown !== null || status === 'failed') && <Button onClick={sheet.open}>Ver detalle</Button>}
      </aside>
      <Sheet
        open={sheet.isOpen}
        onClose={sheet.close}
        label="Resultado de la simulación"
        onDark={shown !== null}
      >
        <ResultCard {...props} flat />
      </Sheet>
    </>
  );
}

const barAmounts = (
  { DivTotal, DivTotalPe }: ResultFigures,
  answer: ResultProps['answer'],
  isForStaff: boolean,
): readonly (string | null)[] => {
  if (answer !== undefined) return [answer.value, answer.note];
  return isForStaff ? [uf(DivTotal), pesos(DivTotalPe)] : [pesos(DivTotalPe), uf(DivTotal)];
};

function BarText({ status, message, answer }: ResultProps) {
  const textFor = useAudienceText();
  if (status === 'empty' && message !== null) return <b className={styles['sentence']}>{message}</b>;
  return (
    <b className={styles['text']}>
      {status !== 'empty'
        ? BAR_TEXTS[status]
        : answer === undefined
          ? textFor('Completa los pasos', 'Complete los pasos')
          : textFor('Completa las cifras', 'Complete las cifras')}
    </b>
  );
}

const BAR_TEXTS = {
  waiting: 'Cargando…',
  unavailable: 'No disponible por ahora',
  empty: '',
  loading: 'Calculando…',
  failed: 'No pudimos calcularlo',
  updating: '',
  outdated: '',
  ready: '',
} as const;

/** Returns a layer over the page as a history entry: back closes it, and the address stays the same. See docs/rules.md R93. */
function useHistoryLayer(name: string) {
  const { pathname, search, hash, state: entry, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(null);
  const isOpen = textIn(entry, 'layer') === name;
  return {
    isOpen,
    open: () =>
      void navigate({ pathname, search, hash }, { state: { ...(entry as object | null), layer: name } }),
    close: () => {
      // Ignores the dialog's own close event, and a second press before the navigation back is done.
      if (!isOpen || left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
