/** Imported before the built BFF. Replaces the module of traces by one that only runs the work, to measure the BFF without traces. */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const MODULE = '/dist/observability/tracing.js';
const SOURCE = `
export const startTracing = async () => undefined;
export const stopTracing = async () => undefined;
export const currentTraceparent = () => undefined;
export const currentTraceId = () => undefined;
export const addToSpan = () => undefined;
export const bindToSpan = (work) => work;
export const inSpan = (_name, _facts, work) => work();
export const openSpan = () => null;
export const sendBrowserCall = () => undefined;
`;

// Node runs the hooks in a separate thread, which loads this module again.
if (isMainThread) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export const load = (url, context, next) =>
  url.endsWith(MODULE) ? { format: 'module', source: SOURCE, shortCircuit: true } : next(url, context);
