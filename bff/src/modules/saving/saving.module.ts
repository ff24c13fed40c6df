import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { CatalogosModule } from '../catalogos/catalogos.module.ts';
import { InmobiliariasModule } from '../inmobiliarias/inmobiliarias.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OperationCostsModule } from '../operation-costs/operation-costs.module.ts';
import { ParidadModule } from '../paridad/paridad.module.ts';
import { SegurosModule } from '../seguros/seguros.module.ts';
import { SimuladorModule } from '../simulador/simulador.module.ts';
import { SimulationsModule } from '../simulations/simulations.module.ts';
import { TarificadorModule } from '../tarificador/tarificador.module.ts';
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
    OperationCostsModule,
    ParidadModule,
    SegurosModule,
    SimuladorModule,
    SimulationsModule,
    TarificadorModule,
  ],
  controllers: [SavingController],
  providers: [SavingService, RecalculationService, ListedNames],
})
export class SavingModule {}
