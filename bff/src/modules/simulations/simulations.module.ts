import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { SaveLimitsModule } from '../../access/save-limits.ts';
import { CatalogosModule } from '../catalogos/catalogos.module.ts';
import { CuadroModule } from '../cuadro/cuadro.module.ts';
import { InmobiliariasModule } from '../inmobiliarias/inmobiliarias.module.ts';
import { MailQueueModule } from '../mail/mail-queue.module.ts';
import { ParidadModule } from '../paridad/paridad.module.ts';
import { SegurosModule } from '../seguros/seguros.module.ts';
import { SimuladorModule } from '../simulador/simulador.module.ts';
import { TarificadorModule } from '../tarificador/tarificador.module.ts';
import { ListedInsurances } from './listed-insurances.ts';
import { ListedPartners } from './listed-partners.ts';
import { RecalculationService } from './recalculation.service.ts';
import { SavingService } from './saving.service.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationTextsService } from './simulation-texts.service.ts';
import { SimulationsController } from './simulations.controller.ts';

@Module({
  imports: [
    AccessModule,
    CatalogosModule,
    CuadroModule,
    InmobiliariasModule,
    MailQueueModule,
    ParidadModule,
    SaveLimitsModule,
    SegurosModule,
    SimuladorModule,
    TarificadorModule,
  ],
  controllers: [SimulationsController],
  providers: [
    SimulationAccess,
    SavingService,
    RecalculationService,
    SimulationTextsService,
    ListedInsurances,
    ListedPartners,
  ],
  exports: [SimulationAccess, SavingService],
})
export class SimulationsModule {}
