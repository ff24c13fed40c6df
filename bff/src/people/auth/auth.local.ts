import { Injectable } from '@nestjs/common';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { type AuthAdapter, wrongCredentials } from './auth.port.ts';
import { isPassword } from '../../database/passwords.ts';

/** Signs users in by the password hashes (argon2id) in PostgreSQL. */
@Injectable()
export class LocalAuth implements AuthAdapter {
  constructor(private readonly source: DataSource) {}

  async signIn(email: string, password: string): Promise<Sourced<UserEntity>> {
    const user = await this.source
      .getRepository(UserEntity)
      .createQueryBuilder('user')
      .addSelect('user.passwordHash')
      .where({ email: storedEmail(email) })
      .getOne();
    const matches = await isPassword(password, user?.passwordHash ?? null);
    if (!user || !matches || user.disabled) throw wrongCredentials();
    return fresh(user, 'local');
  }
}
