import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** Progress of a simulation at the bank. */
@Entity('states')
export class StateEntity {
  @PrimaryColumn('integer')
  id!: number;

  @Column('varchar')
  description!: string;

  @Column({ name: 'dashboard_order', type: 'integer' })
  dashboardOrder!: number;

  /** Whether simulations can still get this state. */
  @Column({ name: 'in_force', type: 'boolean', default: true })
  inForce!: boolean;
}

/** The outcome of a simulation; each belongs to one state. */
@Entity('resolutions')
export class ResolutionEntity {
  @PrimaryColumn('integer')
  id!: number;

  @Column('varchar')
  description!: string;

  @ManyToOne(() => StateEntity)
  @JoinColumn({ name: 'state' })
  state!: Relation<StateEntity>;

  @Column({ name: 'in_force', type: 'boolean', default: true })
  inForce!: boolean;

  /** Whether new simulations get this resolution and its state. */
  @Column({ name: 'is_initial', type: 'boolean', default: false })
  isInitial!: boolean;

  @Column({ name: 'dashboard_order', type: 'integer' })
  dashboardOrder!: number;
}
