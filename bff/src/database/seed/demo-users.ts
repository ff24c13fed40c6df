import type { EntityManager } from 'typeorm';
import { hashPassword } from '../../access/passwords.ts';
import { UserEntity } from '../entities/user.entity.ts';

const PASSWORD = 'demo-hipotecario';

/** Invented people, one a role. */
export const DEMO_USERS = [
  { email: 'admin@demo.cl', fullName: 'Antonia Demo', bankRole: 'adminrole' },
  { email: 'ejecutivo@demo.cl', fullName: 'Emilio Demo', bankRole: 'executiverole' },
  { email: 'comercial@demo.cl', fullName: 'Carolina Demo', bankRole: 'commercialrole' },
  { email: 'persona@demo.cl', fullName: 'Pablo Demo', bankRole: 'default' },
] as const;

/** Sign-ins to try the product with. Those that are there already are left as they are. */
export async function seedDemoUsers(manager: EntityManager): Promise<void> {
  const users = manager.getRepository(UserEntity);
  if (await users.existsBy({ email: DEMO_USERS[0].email })) return;
  const passwordHash = await hashPassword(PASSWORD);
  const rows = DEMO_USERS.map((user) => ({ ...user, passwordHash }));
  await users.createQueryBuilder().insert().values(rows).orIgnore().execute();
}
