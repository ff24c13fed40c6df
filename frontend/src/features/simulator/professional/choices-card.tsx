import type { Choices } from './choices.ts';
import styles from './choices-card.module.css';

export interface ChoicesCardProps {
  choices: readonly Choices[];
}

/** What was chosen so far, beside the modules where there is room. See docs/rules.md R91. */
export function ChoicesCard({ choices }: ChoicesCardProps) {
  return (
    <section className={`${styles['card']} num`} aria-labelledby="choices-title">
      <h2 id="choices-title">Resumen</h2>
      {choices.length === 0 && <p className="muted">Aquí aparece lo que se va eligiendo.</p>}
      {choices.map(({ title, facts }) => (
        <div key={title}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
