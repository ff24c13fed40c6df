import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { BRANCHES } from '@simulador/contracts/bank/branches';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Screen } from '#shared/office/screen.tsx';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { WindowFilter } from '../lists/window-filter.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { NOT_COUNTED, NOT_CURRENT } from '../dashboard/counts.ts';
import { DisabledExecutives } from '../dashboard/disabled-executives.tsx';
import { type Counted, headQuery, type ListedFigure, headAddress, useHeadAddress } from './head-data.ts';
import { HeadFunnel } from './head-funnel.tsx';
import { HeadList } from './head-list.tsx';
import { HeadSummary } from './head-summary.tsx';
import { HeadTable } from './head-table.tsx';
import { LongestWaiting } from './longest-waiting.tsx';
import { rowName } from './head-texts.ts';

const BRANCH_OPTIONS = BRANCHES.map(({ id, name }) => ({ value: String(id), label: name }));

/** Figures of each branch and executive over a period, for administrators and heads of branches. See docs/rules.md R720, R910. */
export default function Head() {
  const today = useSantiagoDay();
  const { counted, listed } = useHeadAddress();
  const navigate = useNavigate();
  const query = useQuery(headQuery(counted, today));
  const isAdmin = useIsAdmin();
  const branch = query.data?.branch ?? null;
  const show = (changed: Partial<Counted>, list: ListedFigure | null): void =>
    void navigate(headAddress({ ...counted, ...changed }, list));
  return (
    <Screen
      title={branch === null ? 'Jefatura' : `Jefatura, ${branch}`}
      aside={
        <>
          {isAdmin && (
            <div className="[&_label]:mb-1 [&_label]:text-14">
              <SelectField
                name="branch"
                label="Sucursal"
                placeholder="Todas"
                options={BRANCH_OPTIONS}
                value={String(counted.branch ?? '')}
                onChange={(value) => show({ branch: value === '' ? null : Number(value) }, null)}
              />
            </div>
          )}
          <WindowFilter
            window={counted.window}
            today={today}
            onChange={(window) => show({ window }, listed)}
          />
        </>
      }
    >
      <DisabledExecutives />
      <QueryPart query={query} failed={NOT_COUNTED} outdated={NOT_CURRENT} loading="Contando…">
        {(head) => {
          const of = (group: string) => head.rows.filter((row) => row.group === group);
          const [all] = of('all');
          const shared = { head, counted, today };
          const row = head.rows.find(({ group, id }) => group === listed?.group && id === listed.id);
          return (
            <div
              className={classNames(query.isPlaceholderData && 'opacity-55 [transition:opacity_var(--move)]')}
              aria-busy={query.isPlaceholderData}
            >
              {all && (
                <HeadSummary
                  {...{ all, counted, today }}
                  isStale={query.isPlaceholderData}
                  slowAnswerMin={head.slow_answer_min}
                />
              )}
              <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
                <div className="grid grid-cols-1 gap-4">
                  {listed !== null && row && (
                    <HeadList
                      key={JSON.stringify(listed)}
                      {...{ listed, counted, today }}
                      name={rowName(row)}
                    />
                  )}
                  {head.branch === null && (
                    <HeadTable {...shared} label="Por sucursal" first="Sucursal" rows={of('branch')} />
                  )}
                  <HeadTable
                    {...shared}
                    label="Por ejecutivo"
                    first="Ejecutivo"
                    rows={of('executive')}
                    {...(all && { total: all })}
                  />
                </div>
                <div className="grid items-start gap-4 md:max-xl:grid-cols-2">
                  {all && <HeadFunnel {...{ all, counted }} />}
                  <LongestWaiting {...{ counted, today }} lateDays={head.late_wait_days} />
                </div>
              </div>
            </div>
          );
        }}
      </QueryPart>
    </Screen>
  );
}
