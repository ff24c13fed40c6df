/** Body of a success with its headers, and its status if that is not the operation's usual one. The adapter sends it. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly headers: Readonly<Record<string, string>>,
    readonly status?: number,
  ) {}
}

/** A 202: the request goes on, or waits for another person. */
export class Accepted<T> extends Answer<T> {
  declare readonly status: 202;

  constructor(body: T, headers: Readonly<Record<string, string>> = {}) {
    super(body, headers, 202);
  }
}
