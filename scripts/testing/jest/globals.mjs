/** Exports of `@jest/globals` under runner.mjs. Live bindings, because shared helpers of an earlier spec use them too. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest;

/** Sets the exports before each spec file. */
export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } = globals);
}
