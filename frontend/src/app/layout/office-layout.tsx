import type { ReactNode } from 'react';
import { LeaveQuestion } from '#shared/office/leaving/leave-question.tsx';
import { useSessionUser } from '#shared/session/use-session.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { ContactReminders } from './contact-reminders.tsx';
import { mayOwn, OfficeHeader } from './office-header.tsx';
import { SkipLink } from './page-head.tsx';
import { useContentFocus } from './use-content-focus.ts';
import styles from './office-header.module.css';

/** Layout of staff's screens. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  usePageTitle(OFFICE_TITLE);
  const content = useContentFocus();
  const user = useSessionUser();
  return (
    <>
      <SkipLink />
      <OfficeHeader />
      <main className={`wrap ${styles['main']}`} id="contenido" tabIndex={-1} ref={content}>
        {children}
      </main>
      {user !== null && mayOwn(user.role) && <ContactReminders />}
      <LeaveQuestion />
    </>
  );
}
