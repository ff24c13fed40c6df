import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { OperationCostsModule } from '../operation-costs/operation-costs.module.ts';
import { ParidadModule } from '../paridad/paridad.module.ts';
import { ExplanationController } from './explanation.controller.ts';
import { ExplanationService } from './explanation.service.ts';

@Module({
  imports: [DividendoModule, OperationCostsModule, ParidadModule],
  controllers: [ExplanationController],
  providers: [ExplanationService],
})
export class ExplanationModule {}
