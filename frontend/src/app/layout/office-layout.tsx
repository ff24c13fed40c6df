import type { ReactNode } from 'react';
import { LeaveQuestion } from '#shared/office/leaving/leave-question.tsx';
import { useSessionUser } from '#shared/session/use-session.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { ContactReminders } from './contact-reminders.tsx';
import { mayOwn, OfficeHeader } from './office-header.tsx';
import { SkipLink } from './page-head.tsx';
import { useContentFocus } from './use-content-focus.ts';

/** Layout of staff's screens. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  usePageTitle(OFFICE_TITLE);
  const content = useContentFocus();
  const user = useSessionUser();
  return (
    <div className="group/page has-[[data-foot]]:flex has-[[data-foot]]:min-h-dvh has-[[data-foot]]:flex-col filled:flex filled:h-[calc(100dvh-var(--toasts-height,0px))] filled:flex-col">
      <SkipLink />
      <OfficeHeader />
      {/* The list takes the width that a client's sheet beside it leaves, and is not printed with it. */}
      <main
        className="wrap of-staff pb-16 has-[[data-foot]]:flex has-[[data-foot]]:flex-1 has-[[data-foot]]:flex-col has-[[data-foot]]:pb-0 has-[>[data-beside]]:grid has-[>[data-beside]]:max-w-none! has-[>[data-beside]]:grid-cols-[minmax(0,1fr)_640px] has-[>[data-beside]]:gap-x-4 has-[>[data-beside]]:pr-0 has-[>[data-fills]]:max-w-none has-[>[data-fills]]:gap-0 has-[>[data-fills]]:p-0 print:has-[>dialog]:block! filled:min-h-0 filled:flex-1 filled:grid-rows-[minmax(0,1fr)] [&>:has([data-foot])]:flex [&>:has([data-foot])]:flex-1 [&>:has([data-foot])]:flex-col print:has-[>dialog]:[&>:not(dialog)]:hidden"
        id="contenido"
        tabIndex={-1}
        ref={content}
      >
        {children}
      </main>
      {user !== null && mayOwn(user.role) && <ContactReminders />}
      <LeaveQuestion />
    </div>
  );
}
