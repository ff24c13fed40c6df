/** One question to a core. */
export interface UpstreamCall {
  /** The operation's id in core.yaml; its schema decides whether the answer can be used. */
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Does something at the core: it is asked once, and a 200 says that it was done, whatever is in it. */
  readonly acts?: true;
  /** A user's token, in place of our own credentials. */
  readonly bearer?: string;
}
