/**
 * Jest's test runner, with Node loading the modules of a spec file. All specs of a worker share one module graph, compiled once.
 * jest-runtime would load Nest, TypeORM and the BFF again for each spec file, which costs three seconds each: 900 s of processor time
 * instead of 590 for the BFF's specs (docs/decisions/016-modules-in-tests.md). Variables of modules outlive a spec file, those of the
 * client's own modules excepted: no test may depend on them.
 */
import asyncHooks from 'node:async_hooks';
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import jestCircus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { setGlobals } from './globals.mjs';

register('./module-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
// A busy machine may lose a race that a test has with a process; scripts/verify.mjs names each test that needed its second try.
if (process.env.CI)
  Object.assign(globalThis, {
    [Symbol.for('RETRY_TIMES')]: '1',
    [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true,
  });

const { AsyncLocalStorage } = asyncHooks;
/** Node's own property again. Some versions of Node have a value there, some a getter. */
const OWN = { configurable: true, enumerable: true, get: () => AsyncLocalStorage };
const testContext = new AsyncLocalStorage();

/**
 * The one AsyncLocalStorage of all copies of jest-circus. Node copies the values of all that were ever used to each promise: with 100 of
 * them, an `await` takes 11 µs instead of 0.3.
 */
function SharedStorage() {
  return testContext;
}

/** Number of the spec file in its worker. */
let copy = 0;
const require = createRequire(import.meta.url);

/** Runs a spec file, as a `testRunner` of Jest's configuration. */
export default async function runSpec(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
  sendMessageToJest,
) {
  // Jest's hook knows only sources that jest-runtime has compiled; Node maps these itself.
  Error.prepareStackTrace = undefined;
  copy += 1;
  const mocker = new ModuleMocker(globalThis);
  const withNode = Object.assign(Object.create(runtime), {
    // Loaded anew for each file, because its variables hold the registered tests.
    requireInternalModule(path) {
      require.cache[path] = undefined;
      Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { ...OWN, get: () => SharedStorage });
      try {
        return require(path);
      } finally {
        Object.defineProperty(asyncHooks, 'AsyncLocalStorage', OWN);
      }
    },
    setGlobalsForRuntime: (globals) => setGlobals({ ...globals, jest: jestObject(config, mocker) }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}?copy=${copy}`),
  });
  try {
    return await jestCircus.default(globalConfig, config, environment, withNode, testPath, sendMessageToJest);
  } finally {
    // A spy on a shared module would outlive its file, and keep every call of all later ones.
    mocker.restoreAllMocks();
  }
}

/** Returns the part of Jest's `jest` that specs use, for Node's own globals. */
function jestObject(config, mocker) {
  const timers = new ModernFakeTimers({ config, global: globalThis });
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    useFakeTimers: timers.useFakeTimers.bind(timers),
    useRealTimers: timers.useRealTimers.bind(timers),
    setSystemTime: timers.setSystemTime.bind(timers),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  };
}
