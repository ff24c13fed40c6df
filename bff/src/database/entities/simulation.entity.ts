import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import type { ContactChannel } from '@simulador/contracts/office/next-contact';
import {
  Column,
  DeleteDateColumn,
  Entity,
  type FindOptionsRelations,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';
import { ClientEntity } from './client.entity.ts';
import { numeric } from './numeric.ts';
import type {
  ConsentRecord,
  ContactConsentRecord,
  SimulationInputs,
  SimulationSnapshot,
} from './simulation.stored.ts';
import { ResolutionEntity, StateEntity } from './state.entities.ts';
import { UserEntity } from './user.entity.ts';

/**
 * A saved simulation. `snapshot` and `inputs` never change, except the visitor's contact details; the columns of the bank's own work do.
 */
@Entity('simulations')
export class SimulationEntity {
  @PrimaryGeneratedColumn('uuid')
  uuid!: string;

  /** Short number of the simulation, for conversations. */
  @Column({ type: 'integer', generated: 'identity', insert: false, update: false })
  id!: number;

  @ManyToOne(() => ClientEntity)
  @JoinColumn({ name: 'client' })
  client!: Relation<ClientEntity>;

  /** Hash of the session that created it. */
  @Column({ type: 'bytea', nullable: true })
  session!: Buffer | null;

  @Column('varchar')
  flavour!: Flavour;

  @Column('jsonb')
  inputs!: SimulationInputs;

  @Column('jsonb')
  snapshot!: SimulationSnapshot;

  @Column({ name: 'property_value_uf', ...numeric(14, 4) })
  propertyValueUf!: number;

  @Column({ name: 'credit_uf', ...numeric(14, 4) })
  creditUf!: number;

  @Column({ name: 'total_dividend_uf', ...numeric(14, 4) })
  totalDividendUf!: number;

  @Column({ name: 'annual_rate_pct', ...numeric(6, 4) })
  annualRatePct!: number;

  /** Pesos for one UF, on the day whose UF was shown. */
  @Column({ name: 'uf_value', ...numeric(10, 2) })
  ufValue!: number;

  @Column({ name: 'uf_date', type: 'date' })
  ufDate!: string;

  @ManyToOne(() => StateEntity)
  @JoinColumn({ name: 'state' })
  state!: Relation<StateEntity>;

  @ManyToOne(() => ResolutionEntity)
  @JoinColumn({ name: 'resolution' })
  resolution!: Relation<ResolutionEntity>;

  /** Executive in charge: the one who saved it or to whom it was assigned. */
  @ManyToOne(() => UserEntity, { nullable: true })
  @JoinColumn({ name: 'commercial' })
  commercial!: Relation<UserEntity> | null;

  @Column({ name: 'enviado_a_finnflow', type: 'boolean' })
  sentToWorkflow!: boolean;

  /** Null if it was never sent; undefined unless the relation is loaded. */
  @OneToOne(() => SimulationSendEntity, ({ simulation }) => simulation)
  workflow?: Relation<SimulationSendEntity> | null;

  /** Day in Santiago of the next contact with the client. It stays stored when the simulation is sent or rejected. */
  @Column({ name: 'contact_on', type: 'date', nullable: true })
  contactOn!: IsoDate | null;

  /** Time in Santiago, as `HH:MM:SS`; null for any time of the day. */
  @Column({ name: 'contact_time', type: 'time', nullable: true })
  contactTime!: string | null;

  @Column({ name: 'contact_channel', type: 'varchar', nullable: true })
  contactChannel!: ContactChannel | null;

  @Column({ name: 'contact_note', type: 'varchar', nullable: true })
  contactNote!: string | null;

  /** When staff first changed its state or resolution, commented on it, planned a contact or sent it. */
  @Column({ name: 'first_answer_at', type: 'timestamptz', nullable: true })
  firstAnswerAt!: Date | null;

  /** Number of comments; read only. */
  @VirtualColumn({
    type: 'integer',
    query: (alias) => `SELECT count(*)::int FROM comments WHERE comments.simulation = ${alias}.uuid`,
  })
  commentCount?: number;

  @Column({ name: 'mailed_at', type: 'timestamptz', nullable: true })
  mailedAt!: Date | null;

  /** When the mail server refused the client's address for good; null once a later mail was sent. */
  @Column({ name: 'mail_refused_at', type: 'timestamptz', nullable: true })
  mailRefusedAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  branch!: number | null;

  @Column({ type: 'integer', nullable: true })
  broker!: number | null;

  @Column({ type: 'integer', nullable: true })
  project!: number | null;

  @Column({ type: 'jsonb', nullable: true })
  consent!: ConsentRecord | null;

  /** Null if it was not asked for separately: the consent covered it, or staff saved the simulation. */
  @Column({ name: 'contact_consent', type: 'jsonb', nullable: true })
  contactConsent!: ContactConsentRecord | null;

  /**
   * When the data of its client or co-debtor were blocked. Finders of the ORM skip such rows, like deleted ones, unless `withDeleted` is
   * set.
   */
  @DeleteDateColumn({ name: 'blocked_at', type: 'timestamptz', nullable: true })
  blockedAt!: Date | null;

  /** Instant of the save, or the last one of the simulation's day if it was saved after it. See docs/rules.md R651. */
  @Column({ type: 'timestamptz' })
  created!: Date;

  /** Last day of the quoted rate; null if none was promised. See docs/rules.md R1030. */
  @Column({ name: 'quoted_until', type: 'date', nullable: true })
  quotedUntil!: string | null;

  /** Version of state, resolution and executive; every change increments it. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'changed_at', type: 'timestamptz', nullable: true })
  changedAt!: Date | null;

  @ManyToOne(() => UserEntity, { nullable: true })
  @JoinColumn({ name: 'changed_by' })
  changedBy!: Relation<UserEntity> | null;
}

/** A row of the read-only view `simulation_sends`. */
@Entity('simulation_sends', { synchronize: false })
export class SimulationSendEntity {
  @PrimaryColumn({ name: 'simulation', type: 'uuid' })
  simulationUuid!: string;

  @OneToOne(() => SimulationEntity, ({ workflow }) => workflow)
  @JoinColumn({ name: 'simulation' })
  simulation!: Relation<SimulationEntity>;

  @Column('varchar')
  state!: 'running' | 'done' | 'refused' | 'stopped';

  /** Number of the first unfinished step, from 1. */
  @Column('integer')
  step!: number;

  /** Number of the workflow's request. */
  @Column({ type: 'integer', nullable: true })
  request!: number | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Full name of the user who last requested the send. */
  @Column({ name: 'sent_by', type: 'varchar' })
  sentBy!: string;

  /** Code of the reason why it stopped or was refused. */
  @Column({ type: 'varchar', nullable: true })
  reason!: string | null;

  /** E-mail by which the workflow refused to know the client; null for another reason. */
  @Column({ name: 'refused_email', type: 'varchar', nullable: true })
  refusedEmail!: string | null;
}

/** Relations that every answer about a simulation shows. */
export const SHOWN_RELATIONS = {
  client: true,
  state: true,
  resolution: true,
  commercial: true,
  workflow: true,
} as const satisfies FindOptionsRelations<SimulationEntity>;
