import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import compression from 'compression';
import { CatalogosModule } from '../../bank/catalogos/catalogos.module.ts';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { OperationCostsModule } from '../../bank/operation-costs/operation-costs.module.ts';
import { ParidadModule } from '../../bank/paridad/paridad.module.ts';
import { SegurosModule } from '../../bank/seguros/seguros.module.ts';
import { TarificadorModule } from '../../rates/tarificador/tarificador.module.ts';
import { CalculationService } from './calculation.service.ts';
import { InicioService } from './inicio.service.ts';
import { SimuladorController } from './simulador.controller.ts';

@Module({
  imports: [
    ParidadModule,
    CatalogosModule,
    SegurosModule,
    DividendoModule,
    OperationCostsModule,
    TarificadorModule,
  ],
  controllers: [SimuladorController],
  providers: [InicioService, CalculationService],
  exports: [CalculationService],
})
export class SimuladorModule implements NestModule {
  /** Compressed, because the catalogues are 25 kB. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(compression()).forRoutes(SimuladorController);
  }
}
