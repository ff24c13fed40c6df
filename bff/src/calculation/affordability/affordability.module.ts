import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { ParidadModule } from '../../bank/paridad/paridad.module.ts';
import { TarificadorModule } from '../../rates/tarificador/tarificador.module.ts';
import { AffordabilityController } from './affordability.controller.ts';
import { AffordabilityService } from './affordability.service.ts';
import { OfferedCredits } from './offered-credits.ts';
import { ShortestTermService } from './shortest-term.service.ts';

@Module({
  imports: [DividendoModule, ParidadModule, TarificadorModule],
  controllers: [AffordabilityController],
  providers: [AffordabilityService, OfferedCredits, ShortestTermService],
})
export class AffordabilityModule {}
