/**
 * Simulations that staff saved in this browser, newest first, for their local list. Full RUTs are stored in the tab only, and
 * end with it. In the browser's storage, which others may use next, they are masked, so that the entries can still be told apart.
 * See docs/rules.md R92.
 */
import { formatRut } from '@simulador/contracts/platform/rut';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { readStored, writeStored } from './stored-text.ts';

/** Simulation that staff saved in this browser. */
export interface Solicitud {
  readonly uuid: string;
  /** Ids of company and project; null for none. */
  readonly broker: number | null;
  readonly project: number | null;
  /** Formatted RUT; masked once the tab that saved the simulation is closed. */
  readonly rut: string;
}

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns the valid entries of a stored list; none if it is no list. */
function solicitudesOf(stored: unknown): readonly Solicitud[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown): Solicitud[] => {
    const { uuid, broker, project, rut } = (each ?? {}) as Partial<Record<keyof Solicitud, unknown>>;
    if (typeof uuid !== 'string' || typeof rut !== 'string') return [];
    return [{ uuid, broker: idOf(broker), project: idOf(project), rut }];
  });
}

const KEY = 'solicitudes';
/** File of simulations, read if nothing is stored. */
const FILE = '/solicitudes.json';
const MOST = 200;

/** Masks a RUT, e.g. `12.3**.***-5`. */
const masked = (rut: string): string => {
  const [digits = '', verifier = ''] = formatRut(rut).split('-');
  return `${digits.slice(0, 4)}${digits.slice(4).replace(/\d/g, '*')}-${verifier}`;
};

const read = (storage: Storage): readonly Solicitud[] => solicitudesOf(readStored(storage, KEY));

function write(storage: Storage, solicitud: Solicitud): void {
  const others = read(storage).filter(({ uuid }) => uuid !== solicitud.uuid);
  writeStored(storage, KEY, [solicitud, ...others].slice(0, MOST));
}

/** Stores a simulation that was saved. */
export function storeSolicitud(solicitud: Solicitud): void {
  write(browserStorage(), { ...solicitud, rut: masked(solicitud.rut) });
  write(tabStorage(), { ...solicitud, rut: formatRut(solicitud.rut) });
}

/** Returns this browser's simulations, with the RUTs that this tab has stored; if there are none, those of the file. */
export async function readSolicitudes(signal?: AbortSignal): Promise<readonly Solicitud[]> {
  const inClear = new Map(read(tabStorage()).map(({ uuid, rut }) => [uuid, rut]));
  const stored = read(browserStorage());
  if (stored.length > 0) return stored.map((each) => ({ ...each, rut: inClear.get(each.uuid) ?? each.rut }));
  // A missing or invalid file counts as empty.
  const answer = await fetch(FILE, { signal: signal ?? null });
  return answer.ok ? solicitudesOf(await answer.json().catch(() => null)) : [];
}
