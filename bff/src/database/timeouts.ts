/** How long a request waits for a connection, and a connection for its statement. */
export const CONNECT_TIMEOUT_MS = 3_000;
export const STATEMENT_TIMEOUT_MS = 5_000;
