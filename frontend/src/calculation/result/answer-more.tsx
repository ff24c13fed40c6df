import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { textIn } from '#shared/browser/history-entry.ts';
import { keepAbove } from '#shared/browser/keep-above.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { useUf } from '#shared/context/uf.tsx';
import { pesos, uf, ufRounded } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { Button } from '#shared/ui/button.tsx';
import { Sheet } from '#shared/ui/dialog/sheet.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { useMedia } from '#shared/ui/use-media.ts';
import { Explanation } from '../explanation/explanation.tsx';
import type { DividendoRow } from '../api/wire.ts';
import { isOld, shownRow, type ResultProps } from '../figures/shown.ts';
import { ANSWER_ID } from '../state/place.tsx';
import { shareUrl } from '../state/shared-figures.ts';
import { KEPT_DAYS } from '../state/kept-figures.ts';
import { useAnswers, useFigures, useSteps } from '../state/simulator-context.tsx';
import { FigureFolds, Fold } from './figure-folds.tsx';
import { ActButton, type Act } from './next-act.tsx';
import { ShareLink } from './share-link.tsx';

export interface AnswerMoreProps {
  result: ResultProps;
  /** Whether the figures are kept in this browser, and what changes that; null where that is not offered. */
  kept: readonly [isKept: boolean, setKept: (isKept: boolean) => void] | null;
}

/** Ways to keep the figures, and what they are made of. */
export function AnswerMore({ result, kept }: AnswerMoreProps) {
  const { answered, failures } = result;
  const row = answered?.answer.row;
  if (!row) return null;
  return (
    <div className="min-w-0 @[42rem]:contents">
      <div className="flex flex-wrap items-center gap-x-4 print:hidden">
        {kept !== null && <Keep kept={kept} />}
        <Share />
      </div>
      <div className="@[42rem]:col-span-full @[42rem]:flex @[42rem]:flex-wrap @[42rem]:gap-x-6 @[42rem]:*:flex-auto @[42rem]:[&>[open]]:basis-full">
        <FigureFolds {...answered.answer} ufDate={answered.ufDate} costsFailure={failures.costs} />
        <Fold title="¿Cómo se calcula?">
          <How row={row} ufDate={answered.ufDate} />
        </Fold>
      </div>
    </div>
  );
}

/** Why the dividend differs from that of other calculators, and the operations behind each figure, which paper has only while they are open. */
function How({ row, ufDate }: { row: DividendoRow; ufDate: IsoDate | null }) {
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const { previewed } = useFigures();
  const page = useUf();
  const [isOpen, setOpen] = useState(false);
  if (page === null) return null;
  const bare = isForStaff ? uf(row.Dividendo) : pesos(clpOf(row.Dividendo, page.valueClp));
  const date = ufDate ?? page.date;
  return (
    <div className="grid gap-2">
      <p>
        {`${insuranceFootnote(row)} Otros simuladores muestran el dividendo sin ellos: aquí serían ${bare}.`}
      </p>
      <p>
        {`Renta desde: el dividendo puede ser hasta la cuarta parte de la renta líquida. ${date === null ? '' : `Pesos con la UF del ${formatDate(date)}.`}`}
      </p>
      {previewed !== null && (
        <Disclosure
          title={textFor('Mira las operaciones', 'Ver las operaciones')}
          className={isOpen ? undefined : 'print:hidden'}
          onToggle={setOpen}
        >
          {isOpen && <Explanation {...previewed} />}
        </Disclosure>
      )}
    </div>
  );
}

function Share() {
  const { asked } = useSteps().progress;
  const url = useAnswers(({ client, project, credit }) =>
    shareUrl({ hasCodebtor: client.hasCodebtor, project, credit, asked }),
  );
  return <ShareLink url={url} />;
}

/** Keeps the figures in this browser once the visitor asks for it, says what is kept, and deletes them. See docs/rules.md R785. */
function Keep({ kept: [isKept, setKept] }: { kept: NonNullable<AnswerMoreProps['kept']> }) {
  return (
    <div>
      <Button variant="low" small className="px-0!" onClick={() => setKept(!isKept)}>
        {isKept ? 'Borrar de este equipo' : 'Guardar en este equipo'}
      </Button>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {isKept &&
          `Quedan aquí por ${KEPT_DAYS} días el valor, el ahorro, los años, el subsidio y cuántos pagan. Tu renta no.`}
      </p>
    </div>
  );
}

/** The card's further content on phones, in a sheet. */
export function MoreInSheet({ children }: { children: ReactNode }) {
  const sheet = useHistoryLayer('mas');
  if (useMedia('(min-width: 48em)')) return null;
  return (
    <>
      <Button aria-label="Más opciones" className="w-12 p-0!" onClick={sheet.open}>
        ···
      </Button>
      <Sheet open={sheet.isOpen} onClose={sheet.close} label="Más opciones">
        {children}
      </Sheet>
    </>
  );
}

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

const keepAboveBar = keepAbove('--bar-height');

/** Below 1024 px, while the answer's figure is out of sight: the dividend, and the next act. It stays above an on-screen keyboard. */
export function AnswerBar({ result, act }: { result: ResultProps; act: Act }) {
  const isUnseen = useIsUnseen();
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const shown = shownRow(result);
  if (!isUnseen || shown === null) return null;
  return (
    <aside
      ref={keepAboveBar}
      data-slim-bar
      aria-label="Dividendo"
      className="on-dark fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-solid px-4 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] text-solid-soft lg:hidden print:hidden [@media(max-height:20rem)]:hidden"
    >
      <p className="num text-14">
        {isOld(result.status) ? 'Datos anteriores' : textFor('Pagarías al mes', 'Dividendo mensual')}{' '}
        <b translate="no" className="block text-20 whitespace-nowrap text-on-solid">
          {isForStaff ? ufRounded(shown.DivTotal) : pesos(shown.DivTotalPe)}
        </b>
      </p>
      <ActButton act={act} isSlim />
    </aside>
  );
}

/** Returns true while less than half of the answer's figure is in sight. */
function useIsUnseen(): boolean {
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const figure = document.querySelector(`#${ANSWER_ID} [data-answer]`);
    if (figure === null) return;
    const observer = new IntersectionObserver(([seen]) => setUnseen((seen?.intersectionRatio ?? 1) < 0.5), {
      threshold: [0, 0.5],
    });
    observer.observe(figure);
    return () => observer.disconnect();
  }, []);
  return isUnseen;
}
