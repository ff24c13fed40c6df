import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { RetentionJob } from './retention.ts';
import { PersonRequests } from './person-requests.ts';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { PersonalDataController } from './personal-data.controller.ts';

@Module({
  imports: [JobsModule],
  controllers: [PersonalDataController],
  providers: [
    RetentionJob,
    {
      provide: PersonRequests,
      inject: [DataSource, Audit, Clock, APP_CONFIG],
      useFactory: (source: DataSource, audit: Audit, clock: Clock, { jwtSecret }: AppConfig) =>
        new PersonRequests({ source, audit, clock, secret: jwtSecret }),
    },
  ],
})
export class PersonalDataModule {}
