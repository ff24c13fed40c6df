/** The service account that the core requires. */
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

/** The accounts that a mock core lets in. */
export interface Accounts {
  readonly credentials?: Credentials | undefined;
  /** Another one, where the workflow has its own. */
  readonly workflowCredentials?: Credentials | undefined;
}

/** Whether a request may pass: it has an account's credentials as basic authorization, or none are required. */
export function mayPass(request: Request, { credentials, workflowCredentials }: Accounts): boolean {
  const shown = request.headers.get('Authorization');
  const shows = (account: Credentials | undefined): boolean =>
    account !== undefined && shown === basicAuthorization(account);
  return !credentials || shows(credentials) || shows(workflowCredentials);
}
