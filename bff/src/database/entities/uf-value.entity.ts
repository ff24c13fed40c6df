import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/** The UF of a day: pesos with 2 decimals. */
@Entity('uf_values')
export class UfValueEntity {
  @PrimaryColumn({ type: 'date' })
  date!: string;

  @Column(numeric(10, 2))
  value!: number;

  /** Whether a mock core generated the value. */
  @Column({ type: 'boolean', name: 'from_mock' })
  fromMock!: boolean;

  /** Whether a core answered with the value, instead of somebody having published it for its day. */
  @Column({ type: 'boolean', name: 'from_core' })
  fromCore!: boolean;

  /** `cmf`, `typed` or `file`; null for a core's value and for one that was stored before this was known. */
  @Column({ type: 'text', nullable: true })
  source!: string | null;
}
