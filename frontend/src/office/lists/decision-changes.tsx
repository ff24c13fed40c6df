import type { components } from '@simulador/contracts/generated/bff';
import { NOBODY } from './queries.ts';

type ChangedFields = Pick<components['schemas']['HistoryEntryDto'], 'estado' | 'resolucion' | 'commercial'>;

const LABELS = [
  ['estado', 'Estado'],
  ['resolucion', 'Resolución'],
  ['commercial', 'Ejecutivo'],
] as const;

/** Changes of state, resolution and executive, a line each: `Estado: de Ingresada a Aprobada`. */
export function DecisionChanges({ change }: { change: ChangedFields }) {
  return LABELS.map(([name, label]) => {
    const changed = change[name];
    return (
      changed && (
        <p key={name}>
          <span>{`${label}: de ${changed.from ?? NOBODY} a`}</span> <b>{changed.to ?? NOBODY}</b>
        </p>
      )
    );
  });
}
