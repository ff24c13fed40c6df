import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationsController } from './simulations.controller.ts';

@Module({
  imports: [AccessModule],
  controllers: [SimulationsController],
  providers: [SimulationAccess],
  exports: [SimulationAccess],
})
export class SimulationsModule {}
