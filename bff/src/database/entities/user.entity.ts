import type { UserRole } from '@simulador/contracts/people/access';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A user who can sign in. The e-mail is lower case. */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column({ type: 'uuid', generated: 'uuid' })
  uuid!: string;

  @Column('varchar')
  email!: string;

  @Column({ name: 'full_name', type: 'varchar' })
  fullName!: string;

  @Column({ name: 'bank_role', type: 'varchar' })
  bankRole!: UserRole;

  /** argon2id; null for a user who can sign in at the core only. */
  @Column({ name: 'password_hash', type: 'text', nullable: true, select: false })
  passwordHash!: string | null;

  /** Issuer and subject of the user at the bank's identity provider; null for a user who is not linked. */
  @Column({ type: 'text', nullable: true })
  issuer!: string | null;

  @Column({ type: 'text', nullable: true })
  subject!: string | null;

  /** Id of the branch that the user heads; null for none. See docs/rules.md R720. */
  @Column({ name: 'head_branch', type: 'int', nullable: true })
  headBranch!: number | null;

  @Column({ type: 'boolean', default: false })
  disabled!: boolean;
}

/** A reference to an existing user: the database needs only the id, answers need the name. */
export const userReference = ({ id, fullName }: Pick<UserEntity, 'id' | 'fullName'>): UserEntity =>
  Object.assign(new UserEntity(), { id, fullName });
