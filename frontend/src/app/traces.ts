/** Traces the calls of this page. Only pages of a BFF that collects traces load it. See docs/operations.md, Traces. */
import { tracedFetch } from '#shared/api/traced-fetch.ts';

globalThis.fetch = tracedFetch(globalThis.fetch.bind(globalThis));
