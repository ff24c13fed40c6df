import { describe, expect, it } from '@jest/globals';
import { CLIENT, PROJECT } from '../../../testing/simulator/answers.ts';
import { NO_CLIENT, NO_PROJECT, type ProjectAnswers } from './answers.ts';
import { clientViolations } from './client-violations.ts';
import { projectViolations } from './project-violations.ts';
import { resolverOf } from './violations.ts';

const codes = (broken: object) =>
  Object.fromEntries(
    Object.entries(broken as Record<string, { code: string }>).map(([key, { code }]) => [key, code]),
  );
const project = (change: Partial<ProjectAnswers>) => codes(projectViolations({ ...PROJECT, ...change }));

describe('projectViolations', () => {
  it('accepts the example and asks for what is missing', () => {
    expect(project({})).toEqual({});
    expect(codes(projectViolations(NO_PROJECT))).toEqual({
      propertyType: 'select_property_type',
    });
  });

  it('judges region and comuna once they can be chosen', () => {
    expect(project({ propertyState: '', region: '', comuna: '' })).toEqual({ propertyState: 'required' });
    expect(project({ region: '', comuna: '' })).toEqual({ region: 'required' });
    expect(project({ comuna: '' })).toEqual({ comuna: 'select_comuna' });
  });

  it('asks for the state only where it is shown', () => {
    expect(project({ propertyState: '' })).toEqual({ propertyState: 'required' });
    expect(project({ propertyState: '', propertyType: '3' })).toEqual({});
    expect(project({ propertyState: '', creditType: '52' })).toEqual({});
  });

  it('asks for words when the type is "other"', () => {
    expect(project({ propertyType: '99' })).toEqual({ otherPropertyType: 'required' });
    expect(project({ propertyType: '99', otherPropertyType: 'Bodega' })).toEqual({});
  });
});

describe('clientViolations', () => {
  it.each([
    ['+569', undefined],
    ['+5691234567', 'phone_invalid'],
    ['+56912345678', undefined],
  ])('takes the phone %s: %s', (phone, code) => {
    expect(codes(clientViolations({ ...CLIENT, phone }, 'web')).phone).toBe(code);
  });

  it('accepts the example and names every gap in the order of the fields', () => {
    expect(clientViolations(CLIENT, 'web')).toEqual({});
    expect(Object.entries(codes(clientViolations(NO_CLIENT, 'web')))).toEqual([
      ['name', 'required'],
      ['lastName', 'required'],
      ['rut', 'required'],
      ['age', 'required'],
      ['email', 'required'],
      ['workerType', 'required'],
      ['salaryClp', 'required'],
      ['consent', 'required'],
    ]);
  });
});

describe('resolverOf', () => {
  const options = { fields: {}, shouldUseNativeValidation: undefined };

  it('hands the answers on when no rule is broken', async () => {
    const resolve = resolverOf(((client: never) => clientViolations(client, 'web')) as never);
    expect(await resolve(CLIENT as never, undefined, options)).toEqual({ values: CLIENT, errors: {} });
  });

  it('gives each broken rule its Spanish sentence', async () => {
    const resolve = resolverOf(((client: never) => clientViolations(client, 'web')) as never);
    const { errors } = await resolve({ ...CLIENT, age: '23' } as never, undefined, options);
    expect(errors).toEqual({
      age: { type: 'age_range', message: 'Para continuar, la edad debe ser entre 24 y 72 años' },
    });
  });
});
