import { Module } from '@nestjs/common';
import { SimulationAccess } from './simulation-access.ts';

@Module({
  providers: [SimulationAccess],
  exports: [SimulationAccess],
})
export class SimulationsModule {}
