import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import compression from 'compression';
import { CatalogosModule } from '../../bank/catalogos/catalogos.module.ts';
import { ParidadModule } from '../../bank/paridad/paridad.module.ts';
import { SegurosModule } from '../../bank/seguros/seguros.module.ts';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { InicioService } from './inicio.service.ts';
import { StartPageController } from './start-page.controller.ts';

@Module({
  imports: [ParidadModule, CatalogosModule, SegurosModule, DividendoModule],
  controllers: [StartPageController],
  providers: [InicioService],
})
export class StartPageModule implements NestModule {
  /** Compressed, because the catalogues are 25 kB. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(compression()).forRoutes(StartPageController);
  }
}
