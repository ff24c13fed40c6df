import { BRANCHES } from '@simulador/contracts/bank/branches';
import { STAFF, USER_ROLES, type UserRole } from '@simulador/contracts/people/access';
import {
  emailRule,
  folded,
  maxLength,
  requiredText,
  storedEmail,
} from '@simulador/contracts/calculation/rules/text';
import { hashPassword } from '../database/passwords.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { UserEntity } from '../database/entities/user.entity.ts';
import { roleChange, userChanged } from '../people/auth/account-users.ts';
import { type CommandParts, parsedCall, UsageError } from './run-command.ts';
import { accountOf, type BankSettings, linkUser } from './user-link.ts';

/** Dependencies of the command. */
export interface UsersCommandParts extends CommandParts {
  /** Asks for a password without echoing it, or reads it from standard input. */
  readonly readPassword: () => Promise<string>;
  readonly bank: BankSettings;
}

export const USAGE = `Uso: npm run users -- <orden>
  list                                             muestra los usuarios
  create --email E --name "N" --role R             crea uno; la contraseña se pide, o se lee de la entrada
  password --email E                               cambia la contraseña
  role --email E --role R                          cambia el rol
  head --email E [--branch S]                      le da la jefatura de una sucursal; sin --branch, se la quita
  disable --email E | enable --email E             le cierra o le abre la entrada
  link --email E --subject S                       vincula un usuario con su cuenta del banco: la de OIDC_ISSUER, o con
                                                   MODE_AUTH=core la del core
  relink --email E --subject S                     cambia su cuenta del banco, si el proveedor renovó el identificador
Roles: ${USER_ROLES.join(', ')}
Sucursales: ${BRANCHES.map(({ name }) => name).join(', ')}`;

const PASSWORD_MIN = 12;
const NAME_MAX = 120;
const NO_EMAIL = '--email debe ser un correo.';

const text = { type: 'string' } as const;
const OPTIONS = { email: text, name: text, role: text, branch: text, subject: text };
type Options = Partial<Record<keyof typeof OPTIONS, string>>;

/** Runs one subcommand. @throws UsageError */
export async function runUsersCommand(args: readonly string[], parts: UsersCommandParts): Promise<void> {
  const { positionals, values: options } = parsedCall<Options>(args, OPTIONS, USAGE);
  const [order] = positionals;
  if (positionals.length !== 1) throw new UsageError(USAGE);
  if (order === 'list') return list(parts);
  if (order === 'create') return create(options, parts);
  const user = await known(options, parts);
  if (order === 'password') return change(user, { passwordHash: await newHash(parts) }, parts);
  if (order === 'role') return change(user, roleChange(user, roleOf(options)), parts);
  if (order === 'head') {
    const headBranch = branchOf(options);
    if (headBranch !== null && !STAFF.includes(user.bankRole))
      throw new UsageError('Solo quien tiene un rol del banco puede tener una jefatura.');
    return change(user, { headBranch }, parts);
  }
  if (order === 'disable' || order === 'enable')
    return change(user, { disabled: order === 'disable' }, parts);
  if (order === 'link' || order === 'relink')
    return linkUser(user, accountOf(options.subject, parts.bank), order === 'relink', parts);
  throw new UsageError(USAGE);
}

async function list({ source, print }: UsersCommandParts): Promise<void> {
  const users = await source.getRepository(UserEntity).find({ order: { id: 'ASC' } });
  for (const { id, email, bankRole, disabled, subject, headBranch } of users) {
    const headed = BRANCHES.find((branch) => branch.id === headBranch);
    const marks = [
      ...(headed ? [`jefatura de ${headed.name}`] : []),
      ...(disabled ? ['deshabilitado'] : []),
      ...(subject === null ? [] : ['vinculado']),
    ];
    print([id, email, bankRole, ...marks].join('\t'));
  }
}

async function create(options: Options, parts: UsersCommandParts): Promise<void> {
  const [email, bankRole, fullName] = [emailOf(options), roleOf(options), options.name?.trim() ?? ''];
  if (emailRule(email)) throw new UsageError(NO_EMAIL);
  if (requiredText(fullName) || maxLength(fullName, NAME_MAX))
    throw new UsageError(`--name debe tener entre 1 y ${NAME_MAX} caracteres.`);
  if (await parts.source.getRepository(UserEntity).existsBy({ email }))
    throw new UsageError('Ya hay un usuario con ese correo.');
  const passwordHash = await newHash(parts);
  const { id } = await parts.source.transaction(async (manager) => {
    const user = await manager.getRepository(UserEntity).save({ email, fullName, bankRole, passwordHash });
    const details = { bank_role: [null, bankRole] } as const;
    const created = { action: 'user_created', actor: null, subject: `user ${user.id}`, details } as const;
    await parts.audit.note(created, manager);
    return user;
  });
  parts.print(`Usuario ${id} creado.`);
}

async function known(options: Options, { source }: UsersCommandParts): Promise<UserEntity> {
  const user = await source.getRepository(UserEntity).findOneBy({ email: emailOf(options) });
  if (!user) throw new UsageError('No hay un usuario con ese correo.');
  return user;
}

/** Changes a user. A user who is disabled or gets another password is signed out everywhere. */
async function change(
  user: UserEntity,
  changes: Partial<UserEntity>,
  parts: UsersCommandParts,
): Promise<void> {
  await parts.source.transaction(async (manager) => {
    await manager.getRepository(UserEntity).update(user.id, changes);
    if (changes.disabled || changes.passwordHash) await endSessionsOf(manager, user.id);
    await parts.audit.note(userChanged(user, changes), manager);
  });
  parts.print(`Usuario ${user.id} actualizado.`);
}

function emailOf({ email }: Options): string {
  if (email === undefined) throw new UsageError(NO_EMAIL);
  return storedEmail(email);
}

function roleOf({ role }: Options): UserRole {
  const found = USER_ROLES.find((candidate) => candidate === role);
  if (found === undefined) throw new UsageError(USAGE);
  return found;
}

function branchOf({ branch }: Options): number | null {
  if (branch === undefined) return null;
  const found = BRANCHES.find(({ name }) => folded(name) === folded(branch));
  if (found === undefined) throw new UsageError(USAGE);
  return found.id;
}

async function newHash({ readPassword }: UsersCommandParts): Promise<string> {
  const password = await readPassword();
  if ([...password].length < PASSWORD_MIN)
    throw new UsageError(`La contraseña debe tener ${PASSWORD_MIN} caracteres o más.`);
  return hashPassword(password);
}
