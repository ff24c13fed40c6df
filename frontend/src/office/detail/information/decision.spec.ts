import { RESOLUTIONS } from '@simulador/contracts/office/states';
import { describe, expect, it } from '@jest/globals';
import { DETAIL } from '../../../testing/detail.tsx';
import { JAVIERA, TOMAS } from '../../../testing/office.ts';
import {
  changeOf,
  choosableResolutions,
  executiveOptions,
  NO_RESOLUTION,
  resolutionIn,
  resolutionOptions,
  stateOptions,
} from './decision.ts';

const ALL = RESOLUTIONS.map(({ id, description, state }) => ({ id, description, simulation_state: state }));
const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label);

describe('the resolution of a chosen state', () => {
  it.each([
    ['stays where it belongs to it', 2, 5, 5],
    ['is the first of it otherwise', 4, 5, 7],
    ['is none where it has none', 77, 5, NO_RESOLUTION],
  ])('%s', (_what, state, resolution, next) => {
    expect(resolutionIn(state, resolution, ALL)).toBe(next);
  });

  it('is not sent if the state has none', () => {
    const decision = { state: 3, resolution: 6, executive: null };
    expect(changeOf(decision)).toEqual({ estado: 3, resolucion: 6, commercial: null });
    expect(changeOf({ ...decision, resolution: NO_RESOLUTION })).toBeNull();
  });
});

describe('what can be chosen', () => {
  it('are the resolutions of the state, or the note that it has none', () => {
    expect(labels(resolutionOptions(ALL, 4))).toEqual(['Cliente no califica', 'Rechaza Propuesta']);
    expect(resolutionOptions(ALL, 77)).toEqual([{ value: '-1', label: 'Sin resoluciones' }]);
  });

  it('is also what is saved and out of force since', () => {
    const saved = {
      ...DETAIL,
      estado: 50,
      estado_description: 'Archivada',
      resolucion: 90,
      resolucion_description: 'Otra',
    };
    const ingresada = { id: 1, description: 'Ingresada', order_dashboard: 1 };
    expect(labels(stateOptions([ingresada], saved))).toEqual(['Archivada', 'Ingresada']);
    expect(labels(stateOptions([ingresada], { ...saved, estado: 1 }))).toEqual(['Ingresada']);
    expect(labels(resolutionOptions(choosableResolutions(ALL, saved), 50))).toEqual(['Otra']);
  });

  it('are the executives, who has it and may not sign in any more, and nobody', () => {
    expect(labels(executiveOptions([JAVIERA, TOMAS], DETAIL))).toEqual([
      'Sin asignar',
      'Javiera Molina',
      'Tomás Escobar',
    ]);
    expect(labels(executiveOptions([TOMAS], DETAIL))).toEqual([
      'Sin asignar',
      'Javiera Molina',
      'Tomás Escobar',
    ]);
    expect(labels(executiveOptions([TOMAS], { ...DETAIL, commercial: null }))).toEqual([
      'Sin asignar',
      'Tomás Escobar',
    ]);
  });
});
