import card from '#shared/ui/layout/card.module.css';
import { REASONS_ID } from '../estimate/estimate-context.tsx';
import styles from './data-reasons.module.css';

const REASONS = [
  ['RUT y nombre', 'La simulación queda a tu nombre y en sucursal la encuentran.'],
  ['Edad y renta', 'Dicen qué plazos y qué dividendo puedes tomar.'],
  ['Correo', 'Recibes el PDF y el enlace para volver.'],
] as const;

/** Purpose of each answer of module 1. See docs/rules.md R782. */
export function DataReasons() {
  return (
    <section className={`${card['card']} ${styles['reasons']}`} aria-labelledby={REASONS_ID}>
      <h2 id={REASONS_ID}>Para qué son tus datos</h2>
      <dl>
        {REASONS.map(([data, reason]) => (
          <div key={data}>
            <dt>{data}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
