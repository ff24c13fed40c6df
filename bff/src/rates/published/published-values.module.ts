import { Module } from '@nestjs/common';
import { CmfJob } from './cmf-job.ts';
import { CmfPublications } from './cmf-publications.ts';
import { CmfValues } from './cmf-values.ts';
import { PublishedValuesController } from './published-values.controller.ts';
import { PublishedValuesService } from './published-values.service.ts';

/** Published UF and TMC values, fetched from the CMF or maintained by administrators. */
@Module({
  controllers: [PublishedValuesController],
  providers: [PublishedValuesService, CmfJob, CmfPublications, CmfValues],
  exports: [CmfValues],
})
export class PublishedValuesModule {}
