import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { AnalyticsId } from './analytics-id.ts';
import { ClientsController } from './clients.controller.ts';
import { ClientsService } from './clients.service.ts';

@Module({
  imports: [AccessModule],
  controllers: [ClientsController],
  providers: [ClientsService, AnalyticsId],
})
export class ClientsModule {}
