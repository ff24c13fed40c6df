import type { ResolutionEntity } from '../../../database/entities/state.entities.ts';
import type { UserEntity } from '../../../database/entities/user.entity.ts';
import type { UpdateInfoDto } from '../../management/management.dto.ts';
import { OF_ANOTHER_STATE } from '../../management/decision.ts';
import { EXECUTIVE_HEADING, RESOLUTION_HEADING, STATE_HEADING } from '../download/columns.ts';
import {
  ID_HEADING,
  type RefusedCell,
  type SheetLayout,
  type SheetRows,
  type UploadedRow,
} from '../../../spreadsheet/sheet-rows.ts';

/** State, resolution and executive of a simulation, by name. */
export interface NamedDecision {
  readonly state: string;
  readonly resolution: string;
  readonly executive: string | null;
}

export const SIMULATION_SHEET: SheetLayout<keyof NamedDecision> = {
  headings: { state: STATE_HEADING, resolution: RESOLUTION_HEADING, executive: EXECUTIVE_HEADING },
  areAllNeeded: false,
  areNames: true,
  ids: {
    invalid: 'Debe ser el número de una simulación.',
    repeated: 'La simulación está en más de una fila.',
  },
};
export type SimulationSheet = SheetRows<keyof NamedDecision>;
export type UploadedSimulation = UploadedRow<keyof NamedDecision>;

/** The simulation of a row. */
export interface KnownSimulation {
  readonly uuid: string;
  readonly version: number;
  readonly present: NamedDecision;
  /** Values that the download showed; other values in the row were typed. */
  readonly downloaded: NamedDecision;
  /** Author and time of another user's later change; null if there is none. */
  readonly changedSince: string | null;
}

/** Names of states, resolutions and executives that a file can contain. */
export interface Named {
  /** Resolutions in force, with their states. */
  readonly resolutions: readonly ResolutionEntity[];
  readonly executives: readonly Pick<UserEntity, 'id' | 'fullName'>[];
  readonly mayAssign: boolean;
  /** Folds a name for comparison with one of the file, and caches the result. */
  readonly fold: (text: string) => string;
}

/** A change requested by a row. */
export interface RowChange {
  readonly row: number;
  readonly uuid: string;
  readonly version: number;
  readonly wanted: UpdateInfoDto;
}

const UNKNOWN_ID = 'No encontramos esta simulación.';
const UNKNOWN_STATE = 'No es un estado vigente.';
const UNKNOWN_RESOLUTION = 'No es una resolución vigente.';
const UNKNOWN_EXECUTIVE = 'No hay un ejecutivo con este nombre.';
/** Maximum number of names that a refusal lists. */
const LISTED_MAX = 20;

/** Returns a refusal with the valid names: `No es un estado vigente. Puede ser: Ingresada, Aprobada.` */
function withValid(refusal: string, names: readonly string[]): string {
  const valid = [...new Set(names)];
  if (valid.length === 0) return refusal;
  const more = valid.length > LISTED_MAX ? ' u otro' : '';
  return `${refusal} Puede ser: ${valid.slice(0, LISTED_MAX).join(', ')}${more}.`;
}

const SAME_NAME = 'Hay más de un ejecutivo con este nombre. Reasigne la simulación en su detalle.';
const DOWNLOAD_AGAIN = 'después de la descarga. Quite esta fila, o descargue el archivo de nuevo.';
const NOT_ALLOWED = 'Solo el administrador puede reasignar.';

/**
 * Returns the change that a row requests; null if there is none. A cell that equals the download changes nothing, and
 * an unchanged resolution follows its state. See docs/rules.md R333, R336.
 */
export function requestedChange(
  uploaded: UploadedSimulation,
  known: KnownSimulation | undefined,
  named: Named,
): RowChange | RefusedCell | null {
  const { row } = uploaded;
  const isNamed = (known: string | null, name: string): boolean => named.fold(known ?? '') === name;
  const refused = (column: string, message: string): RefusedCell => ({ row, column, message });
  if (!known) return refused(ID_HEADING, UNKNOWN_ID);
  const { uuid, version, present, downloaded, changedSince } = known;
  const edited = (what: keyof NamedDecision): string | undefined => {
    const text = uploaded[what];
    const isLeft = text === undefined || [downloaded, present].some((each) => isNamed(each[what], text));
    return isLeft ? undefined : text;
  };
  const [state, resolution, executive] = [edited('state'), edited('resolution'), edited('executive')];
  const wanted: UpdateInfoDto = {};
  if (state !== undefined) {
    const next = named.resolutions.find((each) => isNamed(each.state.description, state))?.state;
    if (!next?.inForce) return refused(STATE_HEADING, withValid(UNKNOWN_STATE, stateNames(named)));
    wanted.estado = next.id;
  }
  if (resolution !== undefined) {
    const requested = named.resolutions.filter(({ description }) => isNamed(description, resolution));
    const nextState = state ?? named.fold(present.state);
    const ofState = requested.find((each) => isNamed(each.state.description, nextState));
    const next = ofState ?? requested[0];
    const ofNextState = named.resolutions.filter((each) => isNamed(each.state.description, nextState));
    const valid = ofNextState.map(({ description }) => description);
    if (!next) return refused(RESOLUTION_HEADING, withValid(UNKNOWN_RESOLUTION, valid));
    // If a colleague has changed the state since, that is reported instead.
    if (!ofState && changedSince === null)
      return refused(RESOLUTION_HEADING, withValid(OF_ANOTHER_STATE, valid));
    wanted.resolucion = next.id;
  }
  if (executive !== undefined) {
    if (!named.mayAssign) return refused(EXECUTIVE_HEADING, NOT_ALLOWED);
    const [next, another] = named.executives.filter(({ fullName }) => isNamed(fullName, executive));
    if (!next && executive !== '')
      return refused(
        EXECUTIVE_HEADING,
        withValid(
          UNKNOWN_EXECUTIVE,
          named.executives.map(({ fullName }) => fullName),
        ),
      );
    if (another) return refused(EXECUTIVE_HEADING, SAME_NAME);
    wanted.commercial = next?.id ?? null;
  }
  if (Object.keys(wanted).length === 0) return null;
  return changedSince === null
    ? { row, uuid, version, wanted }
    : refused(ID_HEADING, `${changedSince}, ${DOWNLOAD_AGAIN}`);
}

const stateNames = ({ resolutions }: Named): readonly string[] =>
  resolutions.filter(({ state }) => state.inForce).map(({ state }) => state.description);
