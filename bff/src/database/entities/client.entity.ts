import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/**
 * A client. The e-mail is lower case, '' if staff gave it to another client (docs/rules.md R952); the RUT in the wire format:
 * `12345678-k`.
 */
@Entity('clients')
export class ClientEntity {
  @PrimaryGeneratedColumn('uuid')
  uuid!: string;

  @Column({ name: 'first_name', type: 'varchar' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'varchar' })
  lastName!: string;

  @Column({ type: 'varchar' })
  identification!: string;

  @Column({ type: 'varchar' })
  email!: string;

  @Column({ name: 'phone_number', type: 'varchar', nullable: true })
  phoneNumber!: string | null;

  @Column({ type: 'smallint', nullable: true })
  age!: number | null;

  @Column({ name: 'worker_type', type: 'smallint', nullable: true })
  workerType!: number | null;

  /** The client's rating by the bank, which another system sets. */
  @Column({ ...numeric(6, 2), nullable: true, insert: false, update: false })
  score!: number | null;

  /** When the person's data were blocked: they stay stored but are not used. */
  @Column({ name: 'blocked_at', type: 'timestamptz', nullable: true, insert: false, update: false })
  blockedAt!: Date | null;

  /** When the person objected to being contacted: nobody contacts them about simulations saved before. */
  @Column({ name: 'opposed_at', type: 'timestamptz', nullable: true, insert: false, update: false })
  opposedAt!: Date | null;

  /** When details were last rectified at the person's request. */
  @Column({ name: 'rectified_at', type: 'timestamptz', nullable: true, insert: false, update: false })
  rectifiedAt!: Date | null;

  /** The visitor's session that created the record and may correct it; null once staff have stored or rectified the record. */
  @Column({ type: 'bytea', nullable: true })
  session!: Buffer | null;
}
