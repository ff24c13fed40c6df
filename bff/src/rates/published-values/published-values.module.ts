import { Module } from '@nestjs/common';
import { ProposalsModule } from '../proposals/proposals.module.ts';
import { PublishedProposals } from './published-proposals.ts';
import { PublishedValuesController } from './published-values.controller.ts';
import { PublishedValuesService } from './published-values.service.ts';

/** Published UF and TMC values, maintained by administrators. */
@Module({
  imports: [ProposalsModule],
  controllers: [PublishedValuesController],
  providers: [PublishedValuesService, PublishedProposals],
})
export class PublishedValuesModule {}
