import { useEffect, useRef } from 'react';
import { EmailText } from '#shared/ui/email-text.tsx';
import type { ModuleId } from '../answers/fields.ts';
import type { Choices } from './choices.ts';
import styles from './choices-card.module.css';

export interface ChoicesCardProps {
  choices: readonly Choices[];
  /** Null if all are closed. */
  openModule: ModuleId | null;
  className: string | undefined;
}

/** The choices so far, next to the modules if there is space; scrolls to the open module's. See docs/rules.md R91, R262. */
export function ChoicesCard({ choices, openModule, className }: ChoicesCardProps) {
  const box = useRef<HTMLElement>(null);
  const factCount = choices.reduce((sum, { facts }) => sum + facts.length, 0);
  const current = choices.findIndex(({ module }) => module === openModule);
  useEffect(() => {
    if (box.current === null || openModule === null) return;
    const group = box.current.querySelectorAll<HTMLElement>('[data-group]')[current];
    box.current.scrollTop = current === 0 ? 0 : (group?.offsetTop ?? box.current.scrollHeight);
  }, [openModule, current, factCount]);
  return (
    <aside className={className} aria-label="Lo elegido" tabIndex={0} ref={box}>
      <section className={`${styles['card']} num`} aria-labelledby="choices-title">
        <h2 id="choices-title">Resumen</h2>
        {choices.length === 0 && <p className="muted">Aquí aparece lo que se va eligiendo.</p>}
        {choices.map(({ module, title, facts }) => (
          <div key={title} data-group aria-current={module === openModule ? 'step' : undefined}>
            <h3>{title}</h3>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <EmailText text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </aside>
  );
}
