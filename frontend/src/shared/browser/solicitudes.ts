/**
 * This browser's own simulations, newest first, for the staff's local list. See docs/rules.md R92.
 *
 * The RUT is kept with them. In clear it stays in the tab only and ends with it: what outlives the
 * visit in a browser that others may use next has the RUT masked, enough to tell one's own simulations apart.
 */
import { formatRut } from '@simulador/contracts/domain/rut';
import { browserStorage, tabStorage } from './browser-storage.ts';

/** A simulation that was saved from this browser. */
export interface Solicitud {
  readonly uuid: string;
  /** Company and project; null without. */
  readonly broker: number | null;
  readonly project: number | null;
  /** RUT as formatted on screen; masked once the tab that saved the simulation is closed. */
  readonly rut: string;
}

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The valid entries of a stored list; none when it is no list. */
function solicitudesOf(stored: unknown): readonly Solicitud[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown): Solicitud[] => {
    const { uuid, broker, project, rut } = (each ?? {}) as Partial<Record<keyof Solicitud, unknown>>;
    if (typeof uuid !== 'string' || typeof rut !== 'string') return [];
    return [{ uuid, broker: idOf(broker), project: idOf(project), rut }];
  });
}

const KEY = 'solicitudes';
/** The requests file, read if nothing is stored. */
const FILE = '/solicitudes.json';
const MOST = 200;

/** `12.3**.***-5`. */
const masked = (rut: string): string => {
  const [digits = '', verifier = ''] = formatRut(rut).split('-');
  return `${digits.slice(0, 4)}${digits.slice(4).replace(/\d/g, '*')}-${verifier}`;
};

function read(storage: Storage): readonly Solicitud[] {
  try {
    return solicitudesOf(JSON.parse(storage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function write(storage: Storage, solicitud: Solicitud): void {
  const others = read(storage).filter(({ uuid }) => uuid !== solicitud.uuid);
  try {
    storage.setItem(KEY, JSON.stringify([solicitud, ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden: the list does without it.
  }
}

/** Stores a simulation that was saved. */
export function keepSolicitud(solicitud: Solicitud): void {
  write(browserStorage(), { ...solicitud, rut: masked(solicitud.rut) });
  write(tabStorage(), { ...solicitud, rut: formatRut(solicitud.rut) });
}

/** Reads this browser's simulations, with the RUTs that this tab still has; those of the file if the browser has none. */
export async function readSolicitudes(signal?: AbortSignal): Promise<readonly Solicitud[]> {
  const inClear = new Map(read(tabStorage()).map(({ uuid, rut }) => [uuid, rut]));
  const kept = read(browserStorage());
  if (kept.length > 0) return kept.map((each) => ({ ...each, rut: inClear.get(each.uuid) ?? each.rut }));
  return fromFile(signal);
}

/** A file that is missing or invalid counts as empty. */
async function fromFile(signal?: AbortSignal): Promise<readonly Solicitud[]> {
  const answer = await fetch(FILE, { signal: signal ?? null });
  return answer.ok ? solicitudesOf(await answer.json().catch(() => null)) : [];
}
