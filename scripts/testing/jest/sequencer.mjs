/**
 * Jest's order of spec files: the slowest first, then by size. By size alone, as Jest orders what it has not run before, a small file that
 * starts servers comes last, while the other workers have nothing left to do.
 */
import { statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const SLOWEST = /\/(kill|shared|job-runner|help|launch|ratios|calculo|migrate-main|shutdown)\.spec\.ts$/;

const weightOf = ({ path }) => (SLOWEST.test(path) ? Number.MAX_SAFE_INTEGER : statSync(path).size);

export default class extends Sequencer {
  /** Orders files alike in every run, whatever earlier runs took. */
  sort(tests) {
    const weights = new Map(tests.map((test) => [test, weightOf(test)]));
    return tests.toSorted(
      (one, other) => weights.get(other) - weights.get(one) || one.path.localeCompare(other.path),
    );
  }
}
