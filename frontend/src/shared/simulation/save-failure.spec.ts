import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../api/api-error.ts';
import { failureOf } from './save-failure.ts';

describe('a 409 to the introduction of a client', () => {
  const failure = (name: string) =>
    failureOf(new ApiError(409, 'Otro texto.', [{ name, message: 'Recargue la página.' }]), 'introduce');

  it('leads to the fields that a rectification has replaced', () => {
    expect(failure('first_name')).toEqual({
      kind: 'fields',
      fields: [{ name: 'input_name', message: 'Recargue la página.' }],
    });
  });

  it('is about the e-mail of another client otherwise', () => {
    expect(failure('input_email')).toEqual({ kind: 'email', message: 'Otro texto.', owner: null });
    expect(failure('constructor').kind).toBe('email');
  });
});
