import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Introduction of a client by a session. The session reads the contact details that it gave, which may differ from the client's record and
 * from another session's.
 */
@Entity('introductions')
export class IntroductionEntity {
  @PrimaryColumn('bytea')
  session!: Buffer;

  @PrimaryColumn({ name: 'client', type: 'uuid' })
  clientUuid!: string;

  @Column({ name: 'first_name', type: 'varchar' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'varchar' })
  lastName!: string;

  /** Lower case. */
  @Column({ type: 'varchar' })
  email!: string;

  @Column({ name: 'phone_number', type: 'varchar', nullable: true })
  phoneNumber!: string | null;
}
