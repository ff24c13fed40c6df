import { jest } from '@jest/globals';

/** Real servers on a machine that does other work too: longer than jest's five seconds. */
jest.setTimeout(60_000);
