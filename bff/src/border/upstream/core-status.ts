/** What the core itself answered, behind the problem that a client is told. Never sent. */
export class CoreStatus extends Error {
  constructor(
    operationId: string,
    readonly status: number,
  ) {
    super(`core answered ${status} to ${operationId}`);
  }
}
