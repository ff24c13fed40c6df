import { Module } from '@nestjs/common';
import { PublishedValuesController } from './published-values.controller.ts';
import { PublishedValuesService } from './published-values.service.ts';

/** Published UF and TMC values, maintained by administrators. */
@Module({
  controllers: [PublishedValuesController],
  providers: [PublishedValuesService],
})
export class PublishedValuesModule {}
