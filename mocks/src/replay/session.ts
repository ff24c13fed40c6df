/** Session with the target: cookies and token. */
import { isObject } from '@simulador/contracts/api/json';

/** Returns `access` of an answer or of its `data`. */
function accessIn(answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined;
  const access = answer['access'] ?? (isObject(answer['data']) ? answer['data']['access'] : undefined);
  return typeof access === 'string' ? access : undefined;
}

export class Session {
  private readonly cookies = new Map<string, string>();
  private token: string | undefined;

  /** @param basic authorization header of a service account, while there is no token */
  constructor(private readonly basic?: string) {}

  get headers(): Record<string, string> {
    const authorization = this.token ?? this.basic;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie ? { cookie } : {}),
      ...(authorization ? { authorization } : {}),
    };
  }

  /** Stores the cookies that an answer sets, and deletes those that it expires. */
  keepCookies(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name, value = ''] = /^\s*([^=;\s]+)\s*=\s*([^;]*)/.exec(line) ?? [];
      if (name === undefined) continue;
      const [, maxAge] = /;\s*max-age\s*=\s*(-?\d+)/i.exec(line) ?? [];
      const [, expires] = /;\s*expires\s*=\s*([^;]+)/i.exec(line) ?? [];
      const ended = maxAge === undefined ? Date.parse(expires ?? '') <= Date.now() : Number(maxAge) <= 0;
      if (ended) this.cookies.delete(name);
      else this.cookies.set(name, value.trim());
    }
  }

  /** Stores the token of a login's answer. Returns false if there is none. */
  keepToken(answer: unknown): boolean {
    const access = accessIn(answer);
    if (access !== undefined) this.token = `Bearer ${access}`;
    return access !== undefined;
  }

  /** Deletes the token. */
  dropToken(): void {
    this.token = undefined;
  }
}
