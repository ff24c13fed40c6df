import { Module } from '@nestjs/common';
import { PublishedValuesController } from './published-values.controller.ts';
import { PublishedValuesService } from './published-values.service.ts';

/** UF and TMC as they are published, kept by the administrator. */
@Module({
  controllers: [PublishedValuesController],
  providers: [PublishedValuesService],
})
export class PublishedValuesModule {}
