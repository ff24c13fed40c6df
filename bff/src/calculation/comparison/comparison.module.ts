import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import compression from 'compression';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { OperationCostsModule } from '../../bank/operation-costs/operation-costs.module.ts';
import { TarificadorModule } from '../../rates/tarificador/tarificador.module.ts';
import { CalculationService } from './calculation.service.ts';
import { ComparisonController } from './comparison.controller.ts';

@Module({
  imports: [DividendoModule, OperationCostsModule, TarificadorModule],
  controllers: [ComparisonController],
  providers: [CalculationService],
  exports: [CalculationService],
})
export class ComparisonModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(compression()).forRoutes(ComparisonController);
  }
}
