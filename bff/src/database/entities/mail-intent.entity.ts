import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request to mail a simulation, and its outcome. */
@Entity('mail_intents')
export class MailIntentEntity {
  @PrimaryColumn({ type: 'varchar' })
  intent!: string;

  /** The simulation's uuid. */
  @Column({ type: 'uuid' })
  simulation!: string;

  @Column({ type: 'varchar' })
  recipient!: string;

  @Column({ type: 'timestamptz' })
  created!: Date;

  /** From here on the core may have mailed it. */
  @Column({ name: 'requested_at', type: 'timestamptz', nullable: true })
  requestedAt!: Date | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Requested, and not known to be sent. */
  @Column({ name: 'failed_at', type: 'timestamptz', nullable: true })
  failedAt!: Date | null;

  /** Null for what the core mailed. */
  @Column({ name: 'message_id', type: 'varchar', nullable: true })
  messageId!: string | null;
}
