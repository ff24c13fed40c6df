/**
 * Jest's order of spec files: the slowest first, then by size. By size alone, as Jest orders what it has not run before, a small file that
 * starts servers comes last, while the other workers have nothing left to do.
 */
import { statSync } from 'node:fs';

const SLOWEST = /\/(kill|shared|job-runner|help|launch|ratios|calculo|migrate-main|shutdown)\.spec\.ts$/;

const weightOf = ({ path }) => (SLOWEST.test(path) ? Infinity : statSync(path).size);

export default class {
  sort(tests) {
    const weighted = tests.map((test) => ({ test, weight: weightOf(test) }));
    return weighted.sort((one, other) => (other.weight > one.weight ? 1 : -1)).map(({ test }) => test);
  }

  cacheResults() {
    // No order depends on an earlier run.
  }
}
