import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SimulationEntity } from './simulation.entity.ts';

/** A row of the view `simulation_sends`, which is only read. */
@Entity('simulation_sends', { synchronize: false })
export class SimulationSendEntity {
  @PrimaryColumn({ name: 'simulation', type: 'uuid' })
  simulationUuid!: string;

  @OneToOne(() => SimulationEntity, ({ workflow }) => workflow)
  @JoinColumn({ name: 'simulation' })
  simulation!: Relation<SimulationEntity>;

  @Column('varchar')
  state!: 'running' | 'done' | 'refused' | 'stopped';

  /** The first step that is not done, from 1. */
  @Column('integer')
  step!: number;

  /** The number of the request in the workflow. */
  @Column({ type: 'integer', nullable: true })
  request!: number | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Full name of the user who last requested the send. */
  @Column({ name: 'sent_by', type: 'varchar' })
  sentBy!: string;
}
