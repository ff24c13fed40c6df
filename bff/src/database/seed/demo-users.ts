import type { EntityManager } from 'typeorm';
import { UserEntity } from '../entities/user.entity.ts';

/** Of `demo-hipotecario`. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$K5wbXEPc1RGYX0IqnHnFnQ$6Sx5QOQvktcufPcoQEIusvkFcwvT45gihqJLk7vmqnA';

/** Invented people, one a role. */
export const DEMO_USERS = [
  { email: 'admin@demo.cl', fullName: 'Antonia Demo', bankRole: 'adminrole' },
  { email: 'ejecutivo@demo.cl', fullName: 'Emilio Demo', bankRole: 'executiverole' },
  { email: 'comercial@demo.cl', fullName: 'Carolina Demo', bankRole: 'commercialrole' },
  { email: 'persona@demo.cl', fullName: 'Pablo Demo', bankRole: 'default' },
] as const;

/** Sign-ins to try the product with. Existing ones are not changed. */
export async function seedDemoUsers(manager: EntityManager): Promise<void> {
  const users = manager.getRepository(UserEntity);
  if (await users.existsBy({ email: DEMO_USERS[0].email })) return;
  const rows = DEMO_USERS.map((user) => ({ ...user, passwordHash: PASSWORD_HASH }));
  await users.createQueryBuilder().insert().values(rows).orIgnore().execute();
}
