import { USER_ROLES, type UserRole } from '@simulador/contracts/domain/access';
import type { EnvironmentReader } from './environment-reader.ts';
import { LOOPBACK } from './modes.ts';

/** Settings of the bank's identity provider (OpenID Connect). */
export interface BankSignIn {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's groups and the role of each. A user in several groups has the role of the first. */
  readonly roles: readonly GroupRole[];
  /** Name of the claim that lists a user's groups. */
  readonly groupsClaim: string;
  /** Lower-case e-mail of the only local account that may still sign in with its password; null if there is none. */
  readonly emergencyEmail: string | null;
  /** Address at which browsers reach the simulator, with a closing slash. */
  readonly publicUrl: URL;
}

export interface GroupRole {
  readonly group: string;
  readonly role: UserRole;
}

const OWN = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_ROLES',
  'OIDC_GROUPS_CLAIM',
  'OIDC_EMERGENCY_EMAIL',
];
const HTTP = ['http:', 'https:'];

/** Reads `PUBLIC_URL`, the address at which browsers reach the simulator, with a closing slash. */
export function readPublicUrl(reader: EnvironmentReader, production: boolean): URL | null {
  const url = readAddress(reader, 'PUBLIC_URL', production);
  return url ? new URL(url.href.replace(/\/*$/, '/')) : null;
}

/** Reads `OIDC_…`, which need the public address; null without `OIDC_ISSUER`. */
export function readBankSignIn(
  reader: EnvironmentReader,
  production: boolean,
  publicUrl: URL | null,
): BankSignIn | null {
  const issuer = readAddress(reader, 'OIDC_ISSUER', production);
  const required = (key: string, what: string): string => {
    const text = reader.text(key);
    if (text === undefined) reader.missing(key, what);
    return text ?? '';
  };
  if (!issuer) {
    const orphan = OWN.find((key) => reader.text(key) !== undefined);
    if (orphan && reader.text('OIDC_ISSUER') === undefined) reader.wrong(orphan, 'necesita OIDC_ISSUER');
    return null;
  }
  if (!publicUrl) reader.missing('PUBLIC_URL', 'la dirección del simulador, que OIDC_ISSUER necesita');
  return {
    issuer,
    clientId: required('OIDC_CLIENT_ID', 'el identificador que dio el proveedor de identidad'),
    clientSecret: required('OIDC_CLIENT_SECRET', 'el secreto que dio el proveedor de identidad'),
    roles: readRoles(reader),
    groupsClaim: reader.text('OIDC_GROUPS_CLAIM') ?? 'groups',
    emergencyEmail: reader.text('OIDC_EMERGENCY_EMAIL')?.toLowerCase() ?? null,
    publicUrl: publicUrl ?? issuer,
  };
}

/**
 * Reads an address.
 * @returns undefined if it is missing or does not protect the data sent to it: https is required, except on this machine outside production
 */
function readAddress(reader: EnvironmentReader, key: string, production: boolean): URL | undefined {
  const url = reader.url(key, HTTP);
  if (!url) return undefined;
  const isLocal = !production && LOOPBACK.includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal)
    reader.wrong(key, 'debe ser https://, salvo en este mismo equipo y fuera de producción');
  if (url.username || url.password || url.search || url.hash)
    reader.wrong(key, 'debe ser una dirección sin credenciales, consulta ni fragmento');
  return url;
}

/** Reads `group=role,…`. The last `=` separates, because a group's name may contain one. */
function readRoles(reader: EnvironmentReader): readonly GroupRole[] {
  const text = reader.text('OIDC_ROLES');
  if (text === undefined) {
    reader.missing('OIDC_ROLES', 'qué rol tiene cada grupo del proveedor de identidad');
    return [];
  }
  const pairs = text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    const [group, name] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
    const role = USER_ROLES.find((each) => each === name);
    return group && role ? { group, role } : null;
  });
  if (pairs.includes(null))
    reader.wrong('OIDC_ROLES', `debe ser grupo=rol,…; los roles son ${USER_ROLES.join(', ')}`);
  return pairs.filter((pair) => pair !== null);
}
