import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { ParidadModule } from '../../bank/paridad/paridad.module.ts';
import { PrepaymentModule } from '../prepayment/prepayment.module.ts';
import { OtherOffersController } from './other-offers.controller.ts';
import { OtherOffersService } from './other-offers.service.ts';

@Module({
  imports: [DividendoModule, ParidadModule, PrepaymentModule],
  controllers: [OtherOffersController],
  providers: [OtherOffersService],
})
export class OtherOffersModule {}
