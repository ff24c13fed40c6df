import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { CuadroController } from './cuadro.controller.ts';
import { CuadroService } from './cuadro.service.ts';

@Module({
  imports: [DividendoModule],
  controllers: [CuadroController],
  providers: [CuadroService],
  exports: [CuadroService],
})
export class CuadroModule {}
