import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

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
