/** Service account that the core requires. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

// Not `Buffer`, because these handlers also run in a browser.
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Returns the value of `Authorization` for credentials (RFC 7617, UTF-8). */
export const basicAuthorization = ({ user, password }: Credentials): string =>
  `Basic ${base64(`${user}:${password}`)}`;

/** Accounts that a mock core accepts. */
export interface Accounts {
  readonly credentials?: Credentials | undefined;
  /** Account of the workflow, if it has its own. */
  readonly workflowCredentials?: Credentials | undefined;
}

/** Returns true if a request has the credentials of an account as basic authorization, or no credentials are required. */
export function mayPass(request: Request, { credentials, workflowCredentials }: Accounts): boolean {
  const shown = request.headers.get('Authorization');
  const shows = (account: Credentials | undefined): boolean =>
    account !== undefined && shown === basicAuthorization(account);
  return !credentials || shows(credentials) || shows(workflowCredentials);
}
