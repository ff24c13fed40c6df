import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import { USER_ROLES, type UserRole } from '@simulador/contracts/people/access';
import type { EnvironmentReader } from './environment-reader.ts';
import { LOOPBACK } from './modes.ts';

/** Settings of the bank's identity provider (OpenID Connect). */
export type BankSignIn = Readonly<NonNullable<ReturnType<typeof readBankSignIn>>>;

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
  'OIDC_LOGOUT',
];
const HTTP = ['http:', 'https:'];

/** Reads `PUBLIC_URL`, the address at which browsers reach the simulator, with a closing slash. */
export function readPublicUrl(reader: EnvironmentReader, production: boolean): URL | null {
  const url = readAddress(reader, 'PUBLIC_URL', production);
  return url ? new URL(url.href.replace(/\/*$/, '/')) : null;
}

/** Reads `OIDC_…`, which need the public address; null without `OIDC_ISSUER`. */
export function readBankSignIn(reader: EnvironmentReader, production: boolean, publicUrl: URL | null) {
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
    /** The provider's groups and the role of each. A user in several groups has the role of the first. */
    roles: readRoles(reader),
    /** Name of the claim that lists a user's groups. */
    groupsClaim: reader.text('OIDC_GROUPS_CLAIM') ?? 'groups',
    /** Lower-case e-mail of the only local account that may still sign in with its password; null if there is none. */
    emergencyEmail: storedEmail(reader.text('OIDC_EMERGENCY_EMAIL') ?? '') || null,
    /** Whether `Cerrar sesión` also ends the provider's session. */
    endsProviderSession: reader.oneOf('OIDC_LOGOUT', ['provider', 'local'], 'provider') === 'provider',
    /** Address at which browsers reach the simulator, with a closing slash. */
    publicUrl: publicUrl ?? issuer,
  };
}

/**
 * Reads an address.
 * @returns undefined if it is missing or does not protect the data sent to it: https is required, except on this machine outside production
 */
export function readAddress(reader: EnvironmentReader, key: string, production: boolean): URL | undefined {
  const url = reader.url(key, HTTP);
  if (!url) return undefined;
  const isLocal = !production && LOOPBACK.includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal)
    reader.wrong(key, 'debe ser https://, salvo en este mismo equipo y fuera de producción');
  if (url.username || url.password || url.search || url.hash)
    reader.wrong(key, 'debe ser una dirección sin credenciales, consulta ni fragmento');
  return url;
}

/** A group up to the next role: `jefatura=adminrole,`. A group's name may contain `=` and commas. */
const GROUP_ROLE = new RegExp(`\\s*(.+?)\\s*=\\s*(${USER_ROLES.join('|')})\\s*(?:,|$)`, 'gsy');
/** Name of a group in a directory (RFC 4514), as in `CN=Jefatura,OU=Grupos,DC=banco,DC=cl`. */
const DIRECTORY_NAME =
  /^(?:CN|OU|DC|O|L|ST|C|UID|STREET|[\d.]+)=(?:\\.|[^,\\])+(?:,\s*(?:CN|OU|DC|O|L|ST|C|UID|STREET|[\d.]+)=(?:\\.|[^,\\])+)+$/i;

/** Returns a group's name for comparisons: a directory's ignores case and spaces after commas. */
export const normalizedGroup = (group: string): string =>
  DIRECTORY_NAME.test(group) ? group.replace(/,\s+/g, ',').toLowerCase() : group;

/** Reads `group=role,…`. A name with a comma must be a directory's, so that a misspelt role does not become a part of the next group. */
function readRoles(reader: EnvironmentReader): readonly GroupRole[] {
  const text = reader.text('OIDC_ROLES');
  if (text === undefined) {
    reader.missing('OIDC_ROLES', 'qué rol tiene cada grupo del proveedor de identidad');
    return [];
  }
  const matches = [...text.matchAll(GROUP_ROLE)];
  const pairs = matches.map(([, group = '', role]) => ({ group, role: role as UserRole }));
  const isWhole = matches.map(([part]) => part).join('') === text;
  if (!isWhole || pairs.some(({ group }) => group.includes(',') && !DIRECTORY_NAME.test(group)))
    reader.wrong('OIDC_ROLES', `debe ser grupo=rol,…; los roles son ${USER_ROLES.join(', ')}`);
  return pairs;
}
