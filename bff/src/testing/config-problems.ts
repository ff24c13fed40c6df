import { ConfigurationError } from '../config/environment-reader.ts';

/** Returns what a read of the configuration refuses. */
export function configProblems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}
