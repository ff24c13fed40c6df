import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import compression from 'compression';
import { CatalogosModule } from '../catalogos/catalogos.module.ts';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { OperationCostsModule } from '../operation-costs/operation-costs.module.ts';
import { ParidadModule } from '../paridad/paridad.module.ts';
import { SegurosModule } from '../seguros/seguros.module.ts';
import { TarificadorModule } from '../tarificador/tarificador.module.ts';
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
