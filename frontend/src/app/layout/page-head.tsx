import type { MouseEvent, ReactNode } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { roleOf, useSession } from '#shared/session/session-state.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { homeOf } from '../navigation/navigation.ts';

/** The bank's logo at the top of a page, with `children` at the other end. */
export function PageHead({ children }: { children?: ReactNode }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-4 md:min-h-18">
        <Wordmark />
        {children}
      </div>
    </header>
  );
}

/** The bank's name and logo, which links home. Works outside the router too. */
function Wordmark() {
  const home = homeOf(roleOf(useSession()));
  const link = {
    className: 'inline-flex text-inherit no-underline hover:text-inherit',
    children: <BankMark hasKind />,
  };
  return useInRouterContext() ? <Link {...link} to={home} /> : <a {...link} href={home} />;
}

/** Focuses the content. Does not change the address, whose fragment may hold a shared simulation. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('contenido')?.focus();
}

/** Link that skips the header: the first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      className="absolute -top-16 left-4 z-50 bg-surface px-4 py-2 focus:top-3"
      href="#contenido"
      onClick={skip}
    >
      Ir al contenido
    </a>
  );
}

export interface MessagePageProps {
  title: string;
  code?: string;
  children: ReactNode;
}

export function MessagePage({ title, code, children }: MessagePageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <PageHead />
      <main
        id="contenido"
        className="grid items-start justify-items-center px-4 pt-[clamp(32px,12vh,120px)] pb-12"
      >
        <section className="grid w-full max-w-110 gap-3 [&>p]:mt-[-4px] [&>p]:mb-5 [&>p]:text-ink-2">
          {code !== undefined && (
            <span className="num mb-1 text-49 leading-none font-bold tracking-tight text-primary">
              {code}
            </span>
          )}
          <h1>{title}</h1>
          {children}
        </section>
      </main>
    </div>
  );
}
