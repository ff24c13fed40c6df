/** Exports that specs import as `@jest/globals` under runner.mjs: live bindings, since helpers that a former spec loaded use them too. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest;

/** Called before each spec file. */
export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } = globals);
}
