import { describe, expect, it } from '@jest/globals';
import { RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import type { ResolutionEntity, StateEntity } from '../../database/entities/state.entities.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { changeOf, type Choices, type Decision, nextDecision } from './decision.ts';
import type { UpdateInfoDto } from './management.dto.ts';

const states = new Map<number, StateEntity>(STATES.map((state) => [state.id, { ...state, inForce: true }]));
const resolutions = RESOLUTIONS.map(
  (resolution) => ({ ...resolution, state: states.get(resolution.state), inForce: true }) as ResolutionEntity,
);
const resolutionOf = (id: number): ResolutionEntity =>
  resolutions.find((each) => each.id === id) as ResolutionEntity;
const executive = (id: number): UserEntity => ({ id, fullName: `Ejecutivo ${id}` }) as UserEntity;
const EXECUTIVES = new Map([7, 8].map((id) => [id, executive(id)]));

const decided = (resolutionId: number, commercial: number | null = null): Decision => {
  const resolution = resolutionOf(resolutionId);
  return {
    state: resolution.state,
    resolution,
    commercial: commercial === null ? null : executive(commercial),
  };
};

/** Returns the ids of the next decision, or the status and the first field of the refusal. */
function next(present: Decision, wanted: UpdateInfoDto, choices: Partial<Choices> = {}): unknown {
  try {
    const { state, resolution, commercial } = nextDecision(present, wanted, {
      resolutions,
      executives: EXECUTIVES,
      mayAssign: false,
      ...choices,
    });
    return [state.id, resolution.id, commercial?.id ?? null];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.getStatus(), error.extra.fields?.[0]?.name, error.message];
  }
}

const INVALID = 'Valores no válidos.';
const OF_ANOTHER = 'La resolución no corresponde al estado.';

describe('state and resolution', () => {
  it.each<[string, UpdateInfoDto, unknown]>([
    ['stay when nothing is named', {}, [2, 4, null]],
    ['stay when they are repeated', { estado: 2, resolucion: 4 }, [2, 4, null]],
    ['stay when the state is repeated', { estado: 2 }, [2, 4, null]],
    ['change to another resolution of the state', { resolucion: 5 }, [2, 5, null]],
    ['change to the first resolution of another state', { estado: 4 }, [4, 7, null]],
    ['change to both', { estado: 3, resolucion: 6 }, [3, 6, null]],
    ['are refused for an unknown state', { estado: 77 }, [400, 'estado', INVALID]],
    ['are refused for it with a resolution', { estado: 77, resolucion: 1 }, [400, 'estado', INVALID]],
    ['are refused for an unknown resolution', { resolucion: 77 }, [400, 'resolucion', INVALID]],
    ['are refused for one of another state', { estado: 3, resolucion: 2 }, [400, 'resolucion', OF_ANOTHER]],
    ['are refused for it alone', { resolucion: 6 }, [400, 'resolucion', OF_ANOTHER]],
  ])('%s', (_what, wanted, expected) => {
    expect(next(decided(4), wanted)).toEqual(expected);
  });

  it('stay if they are no longer in force', () => {
    expect(next(decided(1), { estado: 1, resolucion: 1 }, { resolutions: [] })).toEqual([1, 1, null]);
    expect(next(decided(1), { estado: 2 }, { resolutions: [] })).toEqual([400, 'estado', INVALID]);
  });

  it('do not change to a state that is not in force', () => {
    const old = { ...resolutionOf(7), state: { ...resolutionOf(7).state, inForce: false } };
    const choices = { resolutions: [old] };
    expect(next(decided(1), { estado: 4 }, choices)).toEqual([400, 'estado', INVALID]);
    // A simulation that already has the state may still get another of its resolutions.
    expect(next(decided(8), { resolucion: 7 }, choices)).toEqual([4, 7, null]);
  });
});

describe('the executive', () => {
  it.each<[string, number | null, UpdateInfoDto, boolean, unknown]>([
    ['stays when nobody is named', 7, {}, false, [1, 1, 7]],
    ['may be repeated by anybody', 7, { commercial: 7 }, false, [1, 1, 7]],
    ['may be repeated as nobody', null, { commercial: null }, false, [1, 1, null]],
    ['may be repeated when disabled', 9, { commercial: 9 }, true, [1, 1, 9]],
    ['changes by who may assign', 7, { commercial: 8 }, true, [1, 1, 8]],
    ['becomes nobody by who may assign', 7, { commercial: null }, true, [1, 1, null]],
  ])('%s', (_what, present, wanted, mayAssign, expected) => {
    expect(next(decided(1, present), wanted, { mayAssign })).toEqual(expected);
  });

  it('does not change without the right to assign', () => {
    const forbidden = [403, undefined, 'No tienes permiso para hacer esto.'];
    expect(next(decided(1, 7), { commercial: 8 })).toEqual(forbidden);
    expect(next(decided(1, 7), { commercial: null })).toEqual(forbidden);
  });

  it('is refused if simulations are not assigned to that user', () => {
    const choices = { mayAssign: true };
    expect(next(decided(1), { commercial: 9 }, choices)).toEqual([400, 'commercial', INVALID]);
  });
});

describe('what changes', () => {
  const uuid = '6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10';
  const details = (from: Decision, to: Decision): unknown => changeOf({ uuid, ...from }, to)?.details ?? null;

  it.each<[Decision, Decision, unknown]>([
    [decided(1), decided(1), null],
    [decided(2), decided(4), { resolucion: [2, 4] }],
    [decided(1), decided(4), { estado: [1, 2], resolucion: [1, 4] }],
    [decided(1), decided(1, 7), { commercial: [null, 7] }],
    [decided(1, 7), decided(1, 8), { commercial: [7, 8] }],
    [decided(1, 7), decided(1), { commercial: [7, null] }],
  ])('is recorded with both values: %#', (from, to, expected) => {
    expect(details(from, to)).toEqual(expected);
  });

  it('names its simulation', () => {
    const to = decided(4);
    expect(changeOf({ uuid, ...decided(1) }, to)).toMatchObject({ uuid, next: to });
  });
});
