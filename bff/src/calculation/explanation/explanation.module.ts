import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { OperationCostsModule } from '../../bank/operation-costs/operation-costs.module.ts';
import { ParidadModule } from '../../bank/paridad/paridad.module.ts';
import { TarificadorModule } from '../../rates/tarificador/tarificador.module.ts';
import { ExplanationController } from './explanation.controller.ts';
import { ExplanationService } from './explanation.service.ts';
import { RateExplanation } from './rate-explanation.ts';

@Module({
  imports: [DividendoModule, OperationCostsModule, ParidadModule, TarificadorModule],
  controllers: [ExplanationController],
  providers: [ExplanationService, RateExplanation],
})
export class ExplanationModule {}
