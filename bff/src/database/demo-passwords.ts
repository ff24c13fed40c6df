import { In, type DataSource } from 'typeorm';
import { isPassword } from './passwords.ts';
import { ConfigurationError } from '../config/environment-reader.ts';
import { UserEntity } from './entities/user.entity.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './seed/demo-data.ts';

/** Refuses a database with demo users whose password everybody can read here. @throws ConfigurationError that names them */
export async function refuseDemoPasswords(source: DataSource): Promise<void> {
  const users = await source.getRepository(UserEntity).find({
    select: { email: true, passwordHash: true },
    where: { email: In(DEMO_USERS.map(({ email }) => email)) },
  });
  const open: string[] = [];
  for (const { email, passwordHash } of users)
    if (await isPassword(DEMO_PASSWORD, passwordHash)) open.push(email);
  if (open.length === 0) return;
  throw new ConfigurationError([
    `DATABASE_URL: en producción no puede haber usuarios de demostración con su contraseña pública (${open.join(', ')}): cámbiala con npm run users -- password --email …`,
  ]);
}
