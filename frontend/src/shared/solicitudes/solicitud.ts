/** A simulation that was saved from this browser. */
export interface Solicitud {
  readonly uuid: string;
  /** Real-estate company and its project; null without. */
  readonly broker: number | null;
  readonly project: number | null;
  /** On screen's spelling; masked once the tab that made it is gone. */
  readonly rut: string;
}

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What of a stored list can be understood; a list that is none holds nothing. */
export function solicitudesOf(stored: unknown): readonly Solicitud[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown): Solicitud[] => {
    const { uuid, broker, project, rut } = (each ?? {}) as Partial<Record<keyof Solicitud, unknown>>;
    if (typeof uuid !== 'string' || typeof rut !== 'string') return [];
    return [{ uuid, broker: idOf(broker), project: idOf(project), rut }];
  });
}
