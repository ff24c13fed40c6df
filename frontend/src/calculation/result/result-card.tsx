import type { ReactNode } from 'react';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { formatDate } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.ts';
import { classNames } from '#shared/ui/class-names.ts';
import type { Verdict } from '../figures/shown.ts';
import { AnswerFigures, type AnswerFiguresProps } from './answer-figures.tsx';
import { FigureFolds, type FoldedFigures } from './figure-folds.tsx';
import { VerdictLine } from './verdict-line.tsx';

export type ResultCardProps = FoldedFigures &
  Pick<AnswerFiguresProps, 'needed' | 'splits'> & { verdict: Verdict };

/** Figures of a confirmed or saved simulation: the answer, whether the income is enough, and two lists to unfold. */
export function ResultCard({ needed, splits, verdict, ...figures }: ResultCardProps) {
  const { row, ufDate } = figures;
  if (row === null) return null;
  return (
    <AnswerFrame
      heading="h3"
      shown={row}
      {...{ needed, splits }}
      note={
        <p className="text-14 text-solid-soft">
          {insuranceFootnote(row)}
          {ufDate && (
            <>
              {' Pesos con la UF del '}
              <span className="whitespace-nowrap">{formatDate(ufDate)}.</span>
            </>
          )}
        </p>
      }
    >
      <div className="px-4 md:px-6">
        <div className="py-3">
          <VerdictLine {...verdict} />
        </div>
        <FigureFolds {...figures} />
      </div>
    </AnswerFrame>
  );
}

interface AnswerFrameProps extends AnswerFiguresProps {
  heading: 'h2' | 'h3';
  className?: string;
  /** Footnote below the dividend. */
  note?: ReactNode;
}

/** Card headed by the answer of a confirmed or saved simulation. */
export function AnswerFrame({ heading: Heading, className, note, children, ...figures }: AnswerFrameProps) {
  const textFor = useAudienceText();
  return (
    <section
      aria-label="Resultado"
      className={classNames(
        '@container rounded-md border border-line bg-surface print:break-inside-avoid',
        className,
      )}
    >
      <div data-answer className="on-dark rounded-t-md bg-solid px-4 py-4 text-on-solid md:px-6 md:py-5">
        <Heading className="text-16 text-solid-soft">
          {textFor('Pagarías al mes', 'Dividendo mensual')}
        </Heading>
        <AnswerFigures {...figures}>{note}</AnswerFigures>
      </div>
      {children}
    </section>
  );
}
