import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { PrepaymentController } from './prepayment.controller.ts';
import { PrepaymentParamsTable } from './prepayment-params.ts';
import { PrepaymentService } from './prepayment.service.ts';

@Module({
  imports: [DividendoModule],
  controllers: [PrepaymentController],
  providers: [PrepaymentService, PrepaymentParamsTable],
  exports: [PrepaymentParamsTable],
})
export class PrepaymentModule {}
