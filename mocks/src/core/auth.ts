import { type CoreContext, CoreRefusal } from './operation.ts';
import { checked } from './checked-body.ts';

/** Password of the mock core's invented users. */
const PASSWORD = 'core-hipotecario';
const USERS = [
  { id: 9001, email: 'admin@core.example', full_name: 'Andrea Silva', bank_role: 'adminrole' },
  { id: 9002, email: 'ejecutivo@core.example', full_name: 'Esteban Mella', bank_role: 'executiverole' },
  { id: 9003, email: 'comercial@core.example', full_name: 'Carla Núñez', bank_role: 'commercialrole' },
  { id: 9004, email: 'persona@core.example', full_name: 'Pedro Vera', bank_role: 'default' },
];

const TOKEN_PREFIX = 'core-token-';

/** Returns a user's token. @throws CoreRefusal 401 */
export function signedIn(body: unknown): string {
  const { email, password } = checked('token', body);
  const user = USERS.find((candidate) => candidate.email === email.toLowerCase());
  if (!user || password !== PASSWORD)
    throw new CoreRefusal('Usuario o contraseña inválidas', { status: 401 });
  return TOKEN_PREFIX + user.id;
}

/** Returns the user of the request's token. @throws CoreRefusal 401 */
export function holderOf({ authorization }: CoreContext) {
  const holder = USERS.find(({ id }) => authorization === `Bearer ${TOKEN_PREFIX}${id}`);
  if (!holder) throw new CoreRefusal('La sesión no es válida.', { status: 401 });
  return holder;
}
