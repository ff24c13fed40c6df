import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';

export interface NoticeScreenProps {
  title: string;
  /** Address of the simulator. */
  to: string;
  /** Reason, a text or a failure. */
  children: ReactNode;
}

/** Screen for a missing or unavailable simulation, with the reason and the way to the simulator. */
export function NoticeScreen({ title, to, children }: NoticeScreenProps) {
  return (
    <section className="grid max-w-160 justify-items-start gap-6 py-10">
      <h1 className="wrap-anywhere max-[35em]:text-25">{title}</h1>
      {typeof children === 'string' ? <Note>{children}</Note> : children}
      <Link className={buttonClass('go')} to={to}>
        Ir al simulador
      </Link>
    </section>
  );
}
