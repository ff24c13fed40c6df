import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a session introduced a client. It reads back what it sent itself, never what another session sent. */
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

  @Column({ name: 'phone_number', type: 'varchar', nullable: true })
  phoneNumber!: string | null;
}
