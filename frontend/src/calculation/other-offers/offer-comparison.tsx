import styles from './other-offers.module.css';

/** Rows of a label, our figure and that of the other offer. */
export type OfferComparison = readonly (readonly [label: string, ours: string, theirs: string])[];

/** Figures of our credit and of the other offer, in two columns. */
export function OfferComparisonTable({ rows }: { rows: OfferComparison }) {
  return (
    <table className={styles['comparison']}>
      <caption className="vh">Este crédito y la otra oferta</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Este crédito</th>
          <th scope="col">Otra oferta</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ours, theirs]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{ours}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
