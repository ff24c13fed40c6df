import { formatInteger } from '@simulador/contracts/platform/format';
import { classNames } from '#shared/ui/class-names.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { FigureLink } from './figure-link.tsx';
import type { Counted, HeadRow } from './head-data.ts';
import { FIGURE_TEXT, share } from './head-texts.ts';

const STEPS = ['received', 'contacted', 'approved', 'sent'] as const;
const VERBS = { received: '', contacted: 'contacta', approved: 'aprueba', sent: 'envía' } as const;

/** Steps from received to sent, each with its share of the one before. The smallest share is the title. */
export function HeadFunnel({ all, counted }: { all: HeadRow; counted: Counted }) {
  const steps = STEPS.map((figure, index) => {
    const former = STEPS[index - 1];
    const count = all[figure];
    // A simulation can be sent without an approval, so a step may have more of them than the one before it.
    const isPart = former !== undefined && all[former] > 0 && count <= all[former];
    return { figure, former, count, ratio: isPart ? count / all[former] : null };
  });
  const fewest = steps.reduce((one, other) => ((other.ratio ?? 1) < (one.ratio ?? 1) ? other : one));
  return (
    <Card
      title={
        fewest.former === undefined
          ? 'De recibidas a enviadas'
          : `Se ${VERBS[fewest.figure]} el ${share(fewest.count, all[fewest.former])} de las ${FIGURE_TEXT[fewest.former].toLowerCase()}`
      }
      lead="Cuántas pasan de un paso al siguiente"
    >
      <ol className="num">
        {steps.map(({ figure, former, count, ratio }) => {
          const isFewest = figure === fewest.figure && former !== undefined;
          return (
            <li
              key={figure}
              className={classNames(
                'grid min-h-8 grid-cols-[5.25rem_minmax(2rem,1fr)_auto_2.5rem] items-center gap-x-2 text-right text-14',
                isFewest && 'font-semibold',
              )}
            >
              <span className="text-left">{FIGURE_TEXT[figure]}</span>
              <i
                className={classNames('h-4 rounded-sm', isFewest ? 'bg-primary' : 'bg-primary-mid')}
                style={{ width: `${(100 * count) / Math.max(all.received, 1)}%` }}
                aria-hidden="true"
              />
              <FigureLink
                row={all}
                figure={figure}
                counted={counted}
                isQuiet
                className="justify-end font-semibold"
              >
                {formatInteger(count)}
              </FigureLink>
              <span className={isFewest ? undefined : 'text-ink-2'}>
                {ratio !== null && former && share(count, all[former])}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
