import { Column, Entity, JoinTable, ManyToMany, PrimaryGeneratedColumn, type Relation } from 'typeorm';

/** A real-estate company that the bank works with. */
@Entity('companies')
export class CompanyEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('varchar')
  name!: string;
}

/** Location of a company's projects; `comuna` is a CUT code. */
@Entity('company_locations')
export class CompanyLocationEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('integer')
  company!: number;

  @Column('char')
  comuna!: string;
}

/** A company's project, in one or several of its locations. */
@Entity('company_projects')
export class CompanyProjectEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('varchar')
  name!: string;

  @ManyToMany(() => CompanyLocationEntity)
  @JoinTable({
    name: 'company_project_locations',
    joinColumn: { name: 'project' },
    inverseJoinColumn: { name: 'location' },
  })
  locations!: Relation<CompanyLocationEntity[]>;
}
