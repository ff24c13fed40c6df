/** What a cookie is called. In production browsers take it from this host alone, over TLS: nobody beside us can plant one. */
export const cookieName = (name: string, production: boolean): string =>
  production ? `__Host-${name}` : name;
