/** The service account that the core asks for. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

// Not Buffer: these handlers run in a browser too.
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** The value of the Authorization header that shows these credentials (RFC 7617, UTF-8). */
export const basicAuthorization = ({ user, password }: Credentials): string =>
  `Basic ${base64(`${user}:${password}`)}`;

/** Whether a request may pass: it shows these credentials by basic authorization, or none are asked for. */
export function mayPass(request: Request, credentials: Credentials | undefined): boolean {
  return !credentials || request.headers.get('Authorization') === basicAuthorization(credentials);
}
