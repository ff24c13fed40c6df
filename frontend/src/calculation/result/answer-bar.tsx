import { useEffect, useState } from 'react';
import { keepAbove } from '#shared/browser/keep-above.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import { pesos, ufRounded } from '#shared/simulation/figure-texts.ts';
import { isOld, shownRow, type ResultProps } from '../figures/shown.ts';
import { ANSWER_ID } from '../state/place.tsx';
import { ActButton, type Act } from './next-act.tsx';

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
