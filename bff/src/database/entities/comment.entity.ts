import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { SimulationEntity } from './simulation.entity.ts';
import { UserEntity } from './user.entity.ts';

/** A staff member's comment on a simulation, or the contact that it records. */
@Entity('comments')
export class CommentEntity {
  @PrimaryGeneratedColumn('uuid')
  uuid!: string;

  /** Counts up, so it orders comments of one instant. */
  @Column({ type: 'integer', generated: 'identity', insert: false, update: false })
  id!: number;

  @ManyToOne(() => SimulationEntity)
  @JoinColumn({ name: 'simulation' })
  simulation!: Relation<SimulationEntity>;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'creator' })
  creator!: Relation<UserEntity>;

  @Column('text')
  comment!: string;

  /** Null for a comment that records no contact. */
  @Column({ type: 'varchar', nullable: true })
  outcome!: ContactOutcome | null;

  @Column({ type: 'boolean', default: false })
  highlight!: boolean;

  @Column('timestamptz')
  created!: Date;
}
