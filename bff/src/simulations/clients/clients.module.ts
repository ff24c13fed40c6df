import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { AnalyticsId, ClientsService } from './clients.service.ts';
import { ClientsController } from './clients.controller.ts';

@Module({
  imports: [AccessModule],
  controllers: [ClientsController],
  providers: [ClientsService, AnalyticsId],
  exports: [ClientsService],
})
export class ClientsModule {}
