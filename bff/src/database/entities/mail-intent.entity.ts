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

  /** Time of the request to the core, from which on the core may have mailed it. */
  @Column({ name: 'requested_at', type: 'timestamptz', nullable: true })
  requestedAt!: Date | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Set if the core was asked and its answer is unknown. */
  @Column({ name: 'failed_at', type: 'timestamptz', nullable: true })
  failedAt!: Date | null;

  /** Null if the core sent the mail. */
  @Column({ name: 'message_id', type: 'varchar', nullable: true })
  messageId!: string | null;
}
