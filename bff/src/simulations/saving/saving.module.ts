import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { CatalogosModule } from '../../bank/catalogos/catalogos.module.ts';
import { InmobiliariasModule } from '../../bank/inmobiliarias/inmobiliarias.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ParidadModule } from '../../bank/paridad/paridad.module.ts';
import { SegurosModule } from '../../bank/seguros/seguros.module.ts';
import { CalculationModule } from '../../calculation/calculation.module.ts';
import { SimulationsModule } from '../reading/simulations.module.ts';
import { RatesModule } from '../../rates/rates.module.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { ListedNames } from './listed-names.service.ts';
import { RecalculationService } from './recalculation.service.ts';
import { SavingController } from './saving.controller.ts';
import { SavingService } from './saving.service.ts';

@Module({
  imports: [
    AccessModule,
    CatalogosModule,
    InmobiliariasModule,
    MailModule,
    ParidadModule,
    SegurosModule,
    CalculationModule,
    SimulationsModule,
    RatesModule,
  ],
  controllers: [SavingController],
  providers: [SavingService, RecalculationService, ConfirmationService, ListedNames],
})
export class SavingModule {}
