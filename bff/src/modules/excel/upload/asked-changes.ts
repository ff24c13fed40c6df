import type { ResolutionEntity } from '../../../database/entities/state.entities.ts';
import type { UserEntity } from '../../../database/entities/user.entity.ts';
import type { UpdateInfoDto } from '../../management/management.dto.ts';
import { EXECUTIVE_HEADING, ID_HEADING, RESOLUTION_HEADING, STATE_HEADING } from '../download/columns.ts';
import type { GivenRow, RefusedCell } from './given-sheet.ts';

/** A simulation as a download shows it. */
export interface ShownSimulation {
  readonly id: number;
  readonly uuid: string;
  readonly state: string;
  readonly resolution: string;
  readonly executive: string | null;
}

/** Whom and what the names of a file can mean. */
export interface Named {
  /** Those in force, with their states. */
  readonly resolutions: readonly ResolutionEntity[];
  readonly executives: readonly Pick<UserEntity, 'id' | 'fullName'>[];
  readonly mayAssign: boolean;
}

/** A change that a row asks for. */
export interface RowChange {
  readonly row: number;
  readonly uuid: string;
  readonly wanted: UpdateInfoDto;
}

const UNKNOWN_ID = 'No encontramos esta simulación.';
const UNKNOWN_STATE = 'No es un estado vigente.';
const UNKNOWN_RESOLUTION = 'No es una resolución vigente.';
const UNKNOWN_EXECUTIVE = 'No hay un ejecutivo con este nombre.';
const SAME_NAME = 'Hay más de un ejecutivo con este nombre. Reasigne la simulación en su detalle.';
const NOT_TO_NOBODY = 'No se puede dejar la simulación sin ejecutivo.';
const NOT_ALLOWED = 'Solo el administrador puede reasignar.';

/** As people type names: whatever the case, the accents and the spaces. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

/** What a row changes: null for nothing. A resolution that is left as it was goes with its state. See docs/rules.md R333. */
export function askedBy(
  given: GivenRow,
  shown: ShownSimulation | undefined,
  named: Named,
): RowChange | RefusedCell | null {
  const { row, state, resolution, executive } = given;
  const refused = (column: string, message: string): RefusedCell => ({ row, column, message });
  if (!shown) return refused(ID_HEADING, UNKNOWN_ID);
  const wanted: UpdateInfoDto = {};
  if (state !== undefined && !isSame(state, shown.state)) {
    const next = named.resolutions.find((each) => isSame(each.state.description, state))?.state;
    if (!next?.inForce) return refused(STATE_HEADING, UNKNOWN_STATE);
    wanted.estado = next.id;
  }
  if (resolution !== undefined && !isSame(resolution, shown.resolution)) {
    const meant = named.resolutions.filter(({ description }) => isSame(description, resolution));
    const ofState = meant.find((each) => isSame(each.state.description, state ?? shown.state));
    const next = ofState ?? meant[0];
    if (!next) return refused(RESOLUTION_HEADING, UNKNOWN_RESOLUTION);
    wanted.resolucion = next.id;
  }
  if (executive !== undefined && !isSame(executive, shown.executive ?? '')) {
    if (!named.mayAssign) return refused(EXECUTIVE_HEADING, NOT_ALLOWED);
    if (executive === '') return refused(EXECUTIVE_HEADING, NOT_TO_NOBODY);
    const [next, another] = named.executives.filter(({ fullName }) => isSame(fullName, executive));
    if (!next) return refused(EXECUTIVE_HEADING, UNKNOWN_EXECUTIVE);
    if (another) return refused(EXECUTIVE_HEADING, SAME_NAME);
    wanted.commercial = next.id;
  }
  return Object.keys(wanted).length === 0 ? null : { row, uuid: shown.uuid, wanted };
}
