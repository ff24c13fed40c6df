import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { Problem } from './problem.ts';
import { databaseProblem } from './problem-body.ts';

const withCode = (code: string): Error => Object.assign(new Error('host db.banco.cl'), { code });

describe('a database error', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    '08006',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '40P01',
    '25006',
    '25P03',
    '25P04',
  ])('%s is a 503 that reveals nothing about the database', (code) => {
    const problem = databaseProblem(withCode(code));
    expect([problem?.getStatus(), problem?.extra.headers]).toEqual([503, { 'Retry-After': '5' }]);
    expect(problem?.message).not.toMatch(/host|db/);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client was closed and is not queryable',
  ])('without a code is known by what the driver says: %s', (message) => {
    expect(databaseProblem(new Error(message))?.getStatus()).toBe(503);
  });

  it.each([new QueryRunnerAlreadyReleasedError(), new QueryRunnerProviderAlreadyReleasedError()])(
    'is known by what the ORM says of a connection that broke: %s',
    (error) => {
      expect(databaseProblem(error)?.getStatus()).toBe(503);
    },
  );

  it.each([
    withCode('23505'),
    withCode('42P01'),
    withCode('25001'),
    new Error('x'),
    new Problem(502, 'ECONNREFUSED', { cause: withCode('ECONNREFUSED') }),
    null,
    'ECONNREFUSED',
  ])('of another kind is left alone: %s', (error) => {
    expect(databaseProblem(error)).toBeNull();
  });
});
