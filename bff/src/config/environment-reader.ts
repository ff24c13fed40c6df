export type Environment = Readonly<Record<string, string | undefined>>;

/** Error of a wrong configuration. `problems` names every wrong variable, never its value, which may be a secret. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Configuración inválida:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/** Basic credentials. */
export interface Account {
  readonly user: string;
  readonly password: string;
}

/** First words of variables that other programs have too. */
const OTHERS = ['NODE_', 'OTEL_', 'LOG_', 'HTTPS_', 'NO_', ''];
const OF_A_SERVICE = /_SERVICE_(HOST|PORT)|_PORT(_\d|$)/;
const prefixOf = (key: string): string => key.slice(0, key.indexOf('_') + 1);

/** Reads variables and collects their errors, so that all are reported together. */
export class EnvironmentReader {
  private readonly problems = new Map<string, string>();
  private readonly read = new Set<string>();

  constructor(private readonly env: Environment) {}

  text(key: string): string | undefined {
    this.read.add(key);
    const value = this.env[key]?.trim();
    return value === '' ? undefined : value;
  }

  keys(): string[] {
    return Object.keys(this.env);
  }

  /**
   * Returns the set variables that nothing reads although they begin as ours do (`CORE_`, `MODE_`…): probably misspelt. Those that
   * Kubernetes sets for a service of such a name (`CORE_SERVICE_HOST`, `CORE_PORT_80_TCP`) are left out.
   */
  unread(): string[] {
    const prefixes = new Set([...this.read].map(prefixOf).filter((prefix) => !OTHERS.includes(prefix)));
    return this.keys().filter(
      (key) => prefixes.has(prefixOf(key)) && !this.read.has(key) && this.env[key] && !OF_A_SERVICE.test(key),
    );
  }

  integer(key: string, fallback: number, min: number, max: number): number {
    const text = this.text(key);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.wrong(key, `debe ser un entero entre ${min} y ${max}`);
    return fallback;
  }

  decimal(key: string, fallback: number, min: number, max: number): number {
    const text = this.text(key);
    if (text === undefined) return fallback;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.wrong(key, `debe ser un número entre ${min} y ${max}, con punto decimal`);
    return fallback;
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(key);
    if (text === undefined) return fallback;
    const found = allowed.find((candidate) => candidate === text);
    if (found === undefined) this.wrong(key, `debe ser uno de: ${allowed.join(', ')}`);
    return found ?? fallback;
  }

  url(key: string, protocols: readonly string[]): URL | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol)) return url;
    this.wrong(key, `debe ser una dirección ${protocols.map((protocol) => `${protocol}//`).join(' o ')}`);
    return undefined;
  }

  /** Reads `<PREFIX>_USER` and `<PREFIX>_PASSWORD`, which need each other. */
  account(prefix: string): Account | null {
    const [userKey, passwordKey] = [`${prefix}_USER`, `${prefix}_PASSWORD`];
    const [user, password] = [this.text(userKey), this.text(passwordKey)];
    if (user !== undefined && password !== undefined) return { user, password };
    if (user !== password)
      this.wrong(user === undefined ? userKey : passwordKey, `${userKey} y ${passwordKey} van juntas`);
    return null;
  }

  wrong(key: string, reason: string): void {
    this.problems.set(key, reason);
  }

  missing(key: string, what: string): void {
    if (!this.problems.has(key)) this.problems.set(key, `falta ${what}`);
  }

  isWrong(key: string): boolean {
    return this.problems.has(key);
  }

  finish(): void {
    if (this.problems.size > 0) {
      throw new ConfigurationError([...this.problems].map(([key, reason]) => `${key}: ${reason}`));
    }
  }
}
