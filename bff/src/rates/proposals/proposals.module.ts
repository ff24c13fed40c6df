import { Module } from '@nestjs/common';
import { ProposalsController } from './proposals.controller.ts';
import { ProposalStore } from './proposal-store.ts';
import { ProposalsService } from './proposals.service.ts';

/** Changes of prices that a second administrator approves. */
@Module({
  controllers: [ProposalsController],
  providers: [ProposalStore, ProposalsService],
  exports: [ProposalsService],
})
export class ProposalsModule {}
