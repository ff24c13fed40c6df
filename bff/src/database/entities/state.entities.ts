import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** How far the bank is with a simulation. */
@Entity('states')
export class StateEntity {
  @PrimaryColumn('integer')
  id!: number;

  @Column('varchar')
  description!: string;

  @Column({ name: 'dashboard_order', type: 'integer' })
  dashboardOrder!: number;

  /** Whether the bank still puts simulations into it. */
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

  /** True for the resolution (and state) of new simulations. */
  @Column({ name: 'is_initial', type: 'boolean', default: false })
  isInitial!: boolean;

  @Column({ name: 'dashboard_order', type: 'integer' })
  dashboardOrder!: number;
}
