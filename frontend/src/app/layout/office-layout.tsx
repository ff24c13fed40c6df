import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { LeaveQuestion } from '#shared/office/leaving/leave-question.tsx';
import { OfficeHeader } from './office-header.tsx';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { SkipLink } from './page-head.tsx';
import styles from './office-header.module.css';

export interface OfficeLayoutProps {
  children: ReactNode;
}

/** What surrounds the screens of staff. */
export function OfficeLayout({ children }: OfficeLayoutProps) {
  usePageTitle(OFFICE_TITLE);
  const content = useFocusAfterNavigation();
  return (
    <>
      <SkipLink />
      <OfficeHeader />
      <main className={`wrap ${styles['main']}`} id="contenido" tabIndex={-1} ref={content}>
        {children}
      </main>
      <LeaveQuestion />
    </>
  );
}

/** After a navigation the screen starts at its top with the focus in its content, unless the screen has moved the focus itself. */
function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const wasNavigated = useRef(useNavigationType() !== 'POP');
  useEffect(() => {
    if (!wasNavigated.current || document.activeElement !== document.body) return;
    document.documentElement.scrollTop = 0;
    content.current?.focus({ preventScroll: true });
  }, []);
  return content;
}
