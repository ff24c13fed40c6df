import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SimulationEntity } from './simulation.entity.ts';
import { UserEntity } from './user.entity.ts';

/** A staff member's comment on a simulation. */
@Entity('comments')
export class CommentEntity {
  @PrimaryGeneratedColumn('uuid')
  uuid!: string;

  @ManyToOne(() => SimulationEntity)
  @JoinColumn({ name: 'simulation' })
  simulation!: Relation<SimulationEntity>;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'creator' })
  creator!: Relation<UserEntity>;

  @Column('text')
  comment!: string;

  @Column({ type: 'boolean', default: false })
  highlight!: boolean;

  @Column('timestamptz')
  created!: Date;
}
