import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { SimulationAccess } from './simulation-access.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import { SimulationsController } from './simulations.controller.ts';

@Module({
  imports: [AccessModule],
  controllers: [SimulationsController],
  providers: [SimulationAccess, QuotesService],
  exports: [SimulationAccess, QuotesService],
})
export class SimulationsModule {}
